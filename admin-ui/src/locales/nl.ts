import { sharedTexts } from '@pickup/web';
import app from './nl/app.json';
import dashboard from './nl/dashboard.json';
import orders from './nl/orders.json';
import session from './nl/session.json';

export default { shared: sharedTexts.nl, app, dashboard, orders, session };
