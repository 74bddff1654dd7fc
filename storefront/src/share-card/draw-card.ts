import type { DrawnCard, Kitchen, RenderRequest } from '@pickup/contract';
import { createApiClient, createI18n, isLanguage, type Language } from '@pickup/web';
import enCard from '../locales/en/card.json';
import nlCard from '../locales/nl/card.json';
import { wholeTexts } from '../locales/whole.js';
import { readCard } from './card-content.js';
import { drawCardSvg, placePictures } from './card-drawing.js';

const texts = {
  en: { ...wholeTexts.en, card: enCard },
  nl: { ...wholeTexts.nl, card: nlCard },
} as const satisfies Record<Language, object>;

/** When a deal may begin or end: with the restaurant's day, at the latest when the kitchen's state changes. */
const changeOf = ({ changesAt }: Kitchen): number => Date.parse(changesAt);

/**
 * Draws the share card of a page from the same calls as the page; null when what it is of, such as a dish, does not exist.
 * @throws ApiError or NetworkError when one of the calls fails
 */
export async function drawCard({
  url,
  language: wanted,
  now,
  fetchApi,
}: Pick<RenderRequest, 'url' | 'language' | 'now' | 'fetchApi'>): Promise<DrawnCard | null> {
  const language = isLanguage(wanted) ? wanted : 'en';
  const api = createApiClient({ transport: (call) => fetchApi(call.url) });
  const [info, kitchen] = await Promise.all([api.call('restaurantInfo'), api.call('kitchen')]);
  const { t } = createI18n({ language, resources: { [language]: texts[language] } });
  const content = await readCard(url, { api, info, now, language, t });
  return content && { svg: () => drawCardSvg(content), pictures: placePictures(content), expiresAt: changeOf(kitchen) };
}
