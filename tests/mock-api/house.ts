import { believableKitchen, type Kitchen } from './kitchen.js';
import { MockApi, type Answers } from './mock-api.js';
import { ownerBoardAnswers } from './owner-board.js';
import { ownerCategoryAnswers } from './owner-categories.js';
import { ownerCustomerAnswers } from './owner-customers.js';
import { ownerDealAnswers } from './owner-deals.js';
import { ownerFigureAnswers } from './owner-figures.js';
import { ownerMenuAnswers } from './owner-menu.js';
import { ownerOrderAnswers } from './owner-orders.js';
import { ownerRestaurantAnswers } from './owner-restaurant.js';
import { ownerReviewAnswers } from './owner-reviews.js';
import { sessionAnswers } from './session-answers.js';
import { Sessions } from './sessions.js';
import { publicAnswers } from './visitors.js';

/** No call of the table is left out. */
type EveryAnswer = Required<Answers>;

/** The whole contract over one kitchen in memory: what the owner changes, visitors see in the next answer. */
export class HouseApi extends MockApi {
  constructor(
    readonly kitchen: Kitchen = believableKitchen(),
    readonly sessions = new Sessions(),
  ) {
    super({
      ...publicAnswers(kitchen),
      ...sessionAnswers(sessions),
      ...ownerMenuAnswers(kitchen),
      ...ownerCategoryAnswers(kitchen),
      ...ownerOrderAnswers(kitchen, sessions),
      ...ownerBoardAnswers(kitchen),
      ...ownerCustomerAnswers(kitchen),
      ...ownerDealAnswers(kitchen),
      ...ownerReviewAnswers(kitchen),
      ...ownerRestaurantAnswers(kitchen),
      ...ownerFigureAnswers(kitchen),
    } satisfies EveryAnswer);
  }

  protected override admit(request: Request): void {
    this.sessions.admit(request);
  }
}
