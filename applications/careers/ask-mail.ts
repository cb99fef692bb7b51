import { applicantsCalls } from '#rh/applicants/applicants.calls.ts'
import type { PublicOffer } from '#rh/job-offers/public-offer.model.ts'
import { ask, Refused } from './ask.ts'
import { draftOf, keepDraft } from './draft.ts'
import { made } from './made.ts'
import { go } from './place.ts'
import type { Site } from './site.ts'
import { language, say } from './texts.ts'

type Wish = { offer: PublicOffer | null; resumes: boolean }

/** The welcome step: the mail at which one is answered. Whether it is known is told by a mail alone. */
export function askMail(site: Site, { offer, resumes }: Wish) {
  const error = made('p', { class: 'error', id: 'mail-error', role: 'alert' })
  const input = made('input', {
    type: 'email',
    id: 'mail',
    name: 'mail',
    autocomplete: 'email',
    inputmode: 'email',
    required: true,
    maxlength: 254,
    'aria-describedby': 'mail-error',
  })
  const send = async (event: Event) => {
    event.preventDefault()
    const mail = input.value.trim().toLowerCase()
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mail)) return refuse(say('careers.mail-wrong'))
    const { clientName } = site
    try {
      await ask(applicantsCalls.requestTicket, { clientName, mail, language: language() })
    } catch (failure) {
      return refuse(
        failure instanceof Refused ? (failure.fields[0]?.message ?? failure.message) : say('careers.offline'),
      )
    }
    if (resumes) return dialog.replaceChildren(sentTo(mail, () => dialog.close()))
    keepDraft(clientName, mail, { ...draftOf(clientName, mail), offerId: offer?.id ?? null })
    dialog.close()
    return go({ clientName, page: 'form', mail })
  }
  const refuse = (message: string) => {
    error.textContent = message
    input.setAttribute('aria-invalid', 'true')
    input.focus()
  }
  const dialog: HTMLDialogElement = made(
    'dialog',
    { 'aria-labelledby': 'mail-title', onclose: () => dialog.remove() },
    made(
      'form',
      { novalidate: true, onsubmit: send },
      made('h2', { id: 'mail-title' }, say(resumes ? 'careers.resume' : 'careers.your-mail')),
      made('p', {}, say(resumes ? 'careers.resume-text' : 'careers.your-mail-text')),
      made('label', { for: 'mail' }, say('careers.asked.mail')),
      input,
      error,
      made('button', { type: 'submit', class: 'main-action' }, say('careers.continue')),
      made('button', { type: 'button', class: 'quiet', onclick: () => dialog.close() }, say('careers.cancel')),
    ),
  )
  document.body.append(dialog)
  dialog.showModal()
  input.focus()
}

const sentTo = (mail: string, close: () => void) =>
  made(
    'div',
    { class: 'told', role: 'status' },
    made('h2', { id: 'mail-title' }, say('careers.ticket-sent')),
    made('p', {}, say('careers.ticket-sent-text', { mail })),
    made('button', { type: 'button', class: 'main-action', onclick: close }, say('careers.close')),
  )
