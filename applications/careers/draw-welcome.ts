import type { PublicOffer } from '#rh/job-offers/public-offer.model.ts'
import { clientMark, contactOf, languageBar } from './frame.ts'
import { icon, made } from './made.ts'
import { factsInWords, payInWords, siteInWords } from './offer-in-words.ts'
import { addressOf, stepTo } from './place.ts'
import type { Site } from './site.ts'
import { say } from './texts.ts'
import { askMail } from './ask-mail.ts'

/** Who hires, in which language one reads, and what there is to do: each offer with its pay. */
export function drawWelcome(site: Site, redraw: () => void): Node {
  const { form, offers } = site
  const isOpen = form.formStatus === 'published'
  return made(
    'div',
    { class: 'page' },
    hero(site),
    languageBar(site, redraw),
    made(
      'main',
      {},
      made('h2', {}, offers.length === 0 ? say('careers.no-offer') : say('careers.offers', { count: offers.length })),
      offers.length > 0 && made('ul', { class: 'offers' }, ...offers.map(offer => offerCard(site, offer))),
      offers.length === 0 && isOpen && made('p', {}, say('careers.no-offer-text')),
      places(site),
      contactOf(form),
    ),
    isOpen ? applyBar(site) : unavailable(site),
  )
}

function hero({ form, offers }: Site) {
  const posts = offers.reduce((sum, { posts }) => sum + posts, 0)
  const title = posts > 0 ? say('careers.hero', { count: posts }) : say('careers.join', { company: form.client.name })
  const cities = [...new Set(offers.map(({ city }) => city).filter(Boolean))].slice(0, 3).join(', ')
  return made(
    'header',
    { class: 'hero' },
    made('p', { class: 'company' }, clientMark(form.client), made('span', {}, form.client.name)),
    made('h1', {}, title),
    cities && made('p', { class: 'where' }, say('careers.around', { cities })),
  )
}

export const offerCard = ({ clientName }: Pick<Site, 'clientName'>, offer: PublicOffer) =>
  made(
    'li',
    {},
    made(
      'a',
      {
        class: 'offer',
        href: addressOf({ clientName, page: 'offer', offerId: offer.id }),
        onclick: stepTo({ clientName, page: 'offer', offerId: offer.id }),
      },
      made('strong', { lang: offer.language }, offer.title, icon('open', true)),
      made(
        'span',
        { class: 'pay' },
        payInWords(offer),
        offer.hasHousing && made('em', {}, say('careers.housing')),
        offer.hasTransport && made('em', {}, say('careers.transport')),
      ),
      made('span', {}, factsInWords(offer)),
      made('span', { class: 'site' }, icon('place'), siteInWords(offer)),
    ),
  )

/** Places of work of which no offer speaks yet. */
function places({ form, offers }: Site) {
  const told = new Set(offers.map(({ site }) => site))
  const others = form.sites.filter(({ name }) => !told.has(name))
  if (others.length === 0) return null
  const names = others.slice(0, 12).map(({ name, city }) => made('li', {}, city ? `${name}, ${city}` : name))
  return made('details', { class: 'places' }, made('summary', {}, say('careers.sites')), made('ul', {}, ...names))
}

const applyBar = (site: Site) =>
  made(
    'footer',
    { class: 'bar' },
    made(
      'button',
      { type: 'button', class: 'main-action', onclick: () => askMail(site, { offer: null, resumes: false }) },
      say('careers.apply'),
      icon('forward', true),
    ),
    made(
      'p',
      {},
      say('careers.already'),
      ' ',
      made(
        'button',
        { type: 'button', class: 'link', onclick: () => askMail(site, { offer: null, resumes: true }) },
        say('careers.resume'),
      ),
    ),
  )

const unavailable = ({ form }: Site) =>
  made('footer', { class: 'bar', role: 'status' }, made('p', {}, say('careers.configuring')), contactOf(form))
