import { sharedTexts } from '@pickup/web';
import app from './en/app.json';
import dashboard from './en/dashboard.json';
import orders from './en/orders.json';
import session from './en/session.json';

export default { shared: sharedTexts.en, app, dashboard, orders, session };
