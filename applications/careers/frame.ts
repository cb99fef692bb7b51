import type { Site } from './site.ts'
import { made } from './made.ts'
import { addressOf, stepTo } from './place.ts'
import { choose, endonyms, language, say } from './texts.ts'

/** The client's picture, or its first letters where it has none. */
export const clientMark = ({ name, logo }: Site['form']['client']) =>
  logo
    ? made('img', { class: 'mark', src: `/api/${logo}`, alt: '' })
    : made('span', { class: 'mark', 'aria-hidden': 'true' }, initialsOf(name))

const small = /^(?:de|du|des|la|le|les|d|l|et)$/i

const initialsOf = (name: string) =>
  name
    .split(/[\s'’-]+/)
    .filter(word => word && !small.test(word))
    .slice(0, 2)
    .map(word => word[0]?.toUpperCase())
    .join('')

/** One button a language, of those in which the client asks. */
export function languageBar(site: Site, redraw: () => void) {
  const buttons = site.form.languages.map(name =>
    made(
      'button',
      {
        type: 'button',
        lang: name,
        'aria-pressed': String(name === language()),
        onclick: () => {
          choose(name)
          redraw()
        },
      },
      endonyms[name],
    ),
  )
  return made('nav', { class: 'languages', 'aria-label': say('careers.language') }, ...buttons)
}

/** Who hires, on every page but the first: it leads back to the offers. */
export const smallHead = (site: Site, title: string, beside: Node | null = null) =>
  made(
    'header',
    { class: 'small-head' },
    made(
      'a',
      {
        href: addressOf({ clientName: site.clientName, page: 'welcome' }),
        onclick: stepTo({ clientName: site.clientName, page: 'welcome' }),
      },
      clientMark(site.form.client),
      made('span', { class: 'unseen' }, say('careers.to-offers', { company: site.form.client.name })),
    ),
    made('div', { class: 'titles' }, made('h1', {}, title), made('p', {}, site.form.client.name)),
    beside,
  )

/** How a client is reached, by a touch. */
export function contactOf({ contact }: Site['form']) {
  if (!contact.mail && !contact.phone) return null
  return made(
    'p',
    { class: 'contact' },
    contact.phone && made('a', { href: `tel:${contact.phone}` }, inGroups(contact.phone)),
    contact.mail && made('a', { href: `mailto:${contact.mail}` }, contact.mail),
  )
}

const inGroups = (phone: string) => {
  const french = /^\+33(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(phone)
  return french ? `0${french.slice(1).join('\u00A0')}` : phone
}

/** A sentence that stands alone on the page. */
export const sheet = (title: string, ...content: readonly (Node | string | null)[]) =>
  made('main', { class: 'sheet' }, made('article', {}, made('h1', {}, title), ...content))
