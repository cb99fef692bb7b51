import { contactOf, smallHead } from './frame.ts'
import { icon, made } from './made.ts'
import { addressOf, placeOf, stepTo } from './place.ts'
import { receiptOf } from './receipt.ts'
import type { Site } from './site.ts'
import { say } from './texts.ts'

/** Thanks, what comes next, and the link by which one follows it. */
export function drawSent(site: Site): Node {
  const { clientName, form } = site
  const followUpUrl = receiptOf(clientName)?.followUpUrl
  const place = followUpUrl && placeOf({ pathname: new URL(followUpUrl, location.href).pathname, hash: '', search: '' })
  return made(
    'div',
    { class: 'page' },
    smallHead(site, say('careers.thanks')),
    made(
      'main',
      { class: 'thanks', role: 'status' },
      icon('done'),
      made('h2', {}, say('careers.sent', { company: form.client.name })),
      made('p', {}, say('careers.sent-text')),
      place &&
        made(
          'a',
          { class: 'main-action', href: addressOf(place), onclick: stepTo(place) },
          say('careers.follow'),
          icon('forward', true),
        ),
      contactOf(form),
    ),
  )
}
