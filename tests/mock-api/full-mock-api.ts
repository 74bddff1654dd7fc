import { exampleData, type MockData } from './data.js';
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
import { publicAnswers } from './public-calls.js';

/** No call of the table is left out. */
type EveryAnswer = Required<Answers>;

/** Every call of the contract over one set of data in memory: what the owner changes, visitors see in the next answer. */
export class FullMockApi extends MockApi {
  constructor(
    readonly data: MockData = exampleData(),
    readonly sessions = new Sessions(),
  ) {
    super({
      ...publicAnswers(data),
      ...sessionAnswers(sessions),
      ...ownerMenuAnswers(data),
      ...ownerCategoryAnswers(data),
      ...ownerOrderAnswers(data, sessions),
      ...ownerBoardAnswers(data),
      ...ownerCustomerAnswers(data),
      ...ownerDealAnswers(data),
      ...ownerReviewAnswers(data),
      ...ownerRestaurantAnswers(data),
      ...ownerFigureAnswers(data),
    } satisfies EveryAnswer);
  }

  protected override admit(request: Request): void {
    this.sessions.admit(request);
  }
}
