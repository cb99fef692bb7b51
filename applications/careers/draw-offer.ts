import type { PublicOffer } from '#rh/job-offers/public-offer.model.ts'
import { publicOffersCalls } from '#rh/job-offers/public-offers.calls.ts'
import { ask } from './ask.ts'
import { contactOf, smallHead } from './frame.ts'
import { icon, made } from './made.ts'
import { daysInWords, payInWords, siteInWords } from './offer-in-words.ts'
import { wordOfAddress } from './place.ts'
import type { Site } from './site.ts'
import { language, say, sayDay, sayNumber } from './texts.ts'
import { askMail } from './ask-mail.ts'
import { offerCard } from './draw-welcome.ts'

const counted = new Set<string>()

/** One offer in full, or those that are shown where it is no more. */
export async function drawOffer(site: Site, offerId: string): Promise<Node> {
  const { clientName } = site
  const { offer, jobPosting } = await ask(publicOffersCalls.getPublicOffer, {
    clientName,
    offerId,
    language: language(),
  })
  tellSearchEngines(jobPosting)
  if (!offer) return gone(site)
  countVisit(clientName, offerId)
  return made(
    'div',
    { class: 'page' },
    smallHead(site, offer.title),
    made(
      'main',
      { class: 'in-full' },
      made('p', { class: 'pay' }, payInWords(offer)),
      made('ul', { class: 'facts' }, ...factsOf(offer).map(fact => made('li', {}, fact))),
      ...paragraphs(offer),
      contactOf(site.form),
    ),
    site.form.formStatus === 'published'
      ? made(
          'footer',
          { class: 'bar' },
          made(
            'button',
            { type: 'button', class: 'main-action', onclick: () => askMail(site, { offer, resumes: false }) },
            say('careers.apply-to-this'),
            icon('forward', true),
          ),
        )
      : made('footer', { class: 'bar', role: 'status' }, made('p', {}, say('careers.configuring'))),
  )
}

const factsOf = (offer: PublicOffer) => [
  say('careers.posts', { count: offer.posts }),
  say(`careers.family.${offer.family}`),
  daysInWords(offer),
  say('careers.hours', { hours: sayNumber(offer.weeklyHours) }),
  siteInWords(offer),
  ...(offer.hasHousing ? [say('careers.housing-offered')] : []),
  ...(offer.hasTransport ? [say('careers.transport-offered')] : []),
  ...(offer.closesOn ? [say('careers.closes', { day: sayDay(offer.closesOn) })] : []),
]

const paragraphs = (offer: PublicOffer) =>
  (['missions', 'profile', 'conditions'] as const)
    .filter(part => offer[part])
    .map(part =>
      made(
        'section',
        {},
        made('h2', {}, say(`careers.offer.${part}`)),
        made('p', { class: 'lines', lang: offer.language, dir: 'auto' }, offer[part]),
      ),
    )

const gone = (site: Site) =>
  made(
    'div',
    { class: 'page' },
    smallHead(site, say('careers.offer-closed')),
    made(
      'main',
      {},
      site.offers.length > 0 && made('h2', {}, say('careers.other-offers')),
      made('ul', { class: 'offers' }, ...site.offers.map(other => offerCard(site, other))),
      contactOf(site.form),
    ),
  )

/** Once a visit of the page; a line that is down loses the count and nothing else. */
function countVisit(clientName: string, offerId: string) {
  if (counted.has(offerId)) return
  counted.add(offerId)
  const source = wordOfAddress(location, 'source')
  ask(publicOffersCalls.noteOfferVisit, { clientName, offerId, ...(source && { source }) }).catch(() => undefined)
}

function tellSearchEngines(posting: Record<string, unknown> | null) {
  document.querySelector('script[type="application/ld+json"]')?.remove()
  if (posting) document.head.append(made('script', { type: 'application/ld+json' }, JSON.stringify(posting)))
}
