import './careers.css'
import { Refused } from './ask.ts'
import { sheet } from './frame.ts'
import { made } from './made.ts'
import { drawFollowUp } from './pages/draw-follow-up.ts'
import { drawForm } from './pages/draw-form.ts'
import { drawOffer } from './pages/draw-offer.ts'
import { drawSent } from './pages/draw-sent.ts'
import { drawWelcome } from './pages/draw-welcome.ts'
import { type Place, placeOf } from './place.ts'
import { siteOf } from './site.ts'
import { say, speak, usualLanguage } from './texts.ts'

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

function explain(failure: unknown) {
  const isUnknown = failure instanceof Refused && failure.status === 404
  const text = isUnknown ? say('careers.which') : failure instanceof Refused ? failure.message : say('careers.offline')
  const again = made('button', { type: 'button', class: 'main-action', onclick: show }, say('careers.try-again'))
  return sheet(say(isUnknown ? 'careers.nobody' : 'careers.failed'), made('p', {}, text), isUnknown ? null : again)
}

speak(usualLanguage())
window.addEventListener('popstate', show)
window.addEventListener('hashchange', show)
show()
