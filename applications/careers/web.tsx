import './careers.css'
import { Refused } from './ask.ts'
import { sheet } from './frame.ts'
import { made } from './made.ts'
import { drawFollowUp } from './draw-follow-up.ts'
import { drawForm } from './draw-form.ts'
import { drawOffer } from './draw-offer.ts'
import { drawSent } from './draw-sent.ts'
import { drawWelcome } from './draw-welcome.ts'
import { addressOf, type Place, placeOf, wordOfAddress } from './place.ts'
import { type Site, siteOf } from './site.ts'
import { choose, isLanguage, say, speak, usualLanguage } from './texts.ts'
import { candidateOf, takeTicketOf } from './ticket.ts'

const root = document.getElementById('root') as HTMLElement

/** Each turn of a page outruns the one before, which may still wait for its answer. */
let turn = 0

async function show() {
  const present = ++turn
  const place = placeOf(location)
  const drawn = await draw(place).catch(explain)
  if (present !== turn) return
  root.replaceChildren(drawn)
  const title = root.querySelector('h1')
  document.title = title?.textContent ?? ''
  window.scrollTo(0, 0)
}

async function draw(place: Place | undefined): Promise<Node> {
  if (!place) return sheet(say('careers.nobody'), made('p', {}, say('careers.which')))
  if (place.page === 'follow-up') return drawFollowUp(place.token, show)
  const site = await siteOf(place.clientName)
  const ticket = place.page === 'welcome' && takeTicketOf(place.clientName)
  if (ticket) return openTicket(site, ticket)
  switch (place.page) {
    case 'offer':
      return drawOffer(site, place.offerId)
    case 'form':
      return drawForm(site, place.mail, show)
    case 'sent':
      return drawSent(site)
    default:
      return drawWelcome(site, show)
  }
}

/** A key of a mail opens the form with what was once given; one that is not good any more leads to the offers. */
async function openTicket(site: Site, ticket: string): Promise<Node> {
  const { clientName } = site
  const candidate = await candidateOf(clientName, ticket)
  if (candidate?.mail) {
    history.replaceState(null, '', addressOf({ clientName, page: 'form', mail: candidate.mail }))
    return drawForm(site, candidate.mail, show)
  }
  const toOffers = made('button', { type: 'button', class: 'main-action', onclick: show }, say('careers.see-offers'))
  return sheet(say('careers.link-dead'), made('p', {}, say('careers.link-dead-text')), toOffers)
}

function explain(failure: unknown) {
  const isUnknown = failure instanceof Refused && failure.status === 404
  const text = isUnknown ? say('careers.which') : failure instanceof Refused ? failure.message : say('careers.offline')
  const again = made('button', { type: 'button', class: 'main-action', onclick: show }, say('careers.try-again'))
  return sheet(say(isUnknown ? 'careers.nobody' : 'careers.failed'), made('p', {}, text), isUnknown ? null : again)
}

const asked = wordOfAddress(location, 'language')
if (isLanguage(asked)) choose(asked)
else speak(usualLanguage())
window.addEventListener('popstate', show)
window.addEventListener('hashchange', show)
show()
