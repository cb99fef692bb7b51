import type { FormStep } from '#rh/application-form/form-field.model.ts'
import { forgetDraft } from './draft.ts'
import { fieldOf } from './field-of.ts'
import { fieldInHand, type FormInHand, keep, letGo, takeForm } from './form-in-hand.ts'
import { contactOf, sheet, smallHead } from './frame.ts'
import { judgeStep } from './judge-step.ts'
import { icon, made } from './made.ts'
import { go } from './place.ts'
import { asksQuestions, questionFields } from './questions.ts'
import type { Site } from './site.ts'
import { choose, endonyms, language, languages, say } from './texts.ts'
import { drawRecap } from './draw-recap.ts'

/** The form, step by step, then what was said to be read again; closed while the client sets it up. */
export async function drawForm(site: Site, mail: string, redraw: () => void): Promise<Node> {
  if (site.form.formStatus !== 'published')
    return sheet(site.form.client.name, made('p', { role: 'status' }, say('careers.configuring')), contactOf(site.form))
  const form = await takeForm(site, mail)
  if (form.isOffered) return offerDraft(form, redraw)
  const step = form.steps[form.draft.step]
  return step ? drawStep(form, step, redraw) : drawRecap(form, redraw)
}

/** Somebody comes back to what he had begun. */
function offerDraft(form: FormInHand, redraw: () => void) {
  const take = () => {
    form.isOffered = false
    redraw()
  }
  const forget = () => {
    forgetDraft(form.site.clientName, form.mail)
    letGo(form)
    redraw()
  }
  return sheet(
    say('careers.draft-found'),
    made('p', {}, say('careers.draft-found-text')),
    made('button', { type: 'button', class: 'main-action', onclick: take }, say('careers.draft-take')),
    made('button', { type: 'button', class: 'quiet', onclick: forget }, say('careers.draft-forget')),
  )
}

function drawStep(form: FormInHand, step: FormStep, redraw: () => void) {
  const { draft, steps, site, offer } = form
  const kept = made('span', { class: 'kept', role: 'status' })
  const tell = () => kept.replaceChildren(...(form.isKept ? [icon('done'), say('careers.kept')] : []))
  if (form.isKept) tell()
  const move = (by: number) => {
    draft.step += by
    keep(form)
    redraw()
  }
  const next = (event: Event) => {
    event.preventDefault()
    form.errors = judgeStep(form, step)
    if (Object.keys(form.errors).length === 0) return move(1)
    return Promise.resolve(redraw()).then(focusFirstError)
  }
  const isLast = draft.step === steps.length - 1
  return made(
    'form',
    { class: 'page', novalidate: true, onsubmit: next },
    smallHead(site, offer?.title ?? say('careers.your-application'), languageChoice(redraw)),
    progress(form, step, kept),
    made(
      'main',
      {},
      made('h2', {}, say(`careers.question.${step}`)),
      ...form.fields.filter(field => field.step === step).map(field => fieldOf(fieldInHand(form, field, tell))),
      asksQuestions(form, step) && questionFields(form, tell),
    ),
    made(
      'footer',
      { class: 'bar steps' },
      made(
        'button',
        {
          type: 'button',
          class: 'back',
          'aria-label': say('careers.back'),
          onclick: () => (draft.step > 0 ? move(-1) : go({ clientName: site.clientName, page: 'welcome' })),
        },
        icon('back', true),
      ),
      made('button', { type: 'submit', class: 'main-action' }, say(isLast ? 'careers.read-again' : 'careers.next')),
    ),
  )
}

function progress({ draft, steps }: FormInHand, step: FormStep, kept: Node) {
  const at = { number: draft.step + 1, of: steps.length, step: say(`careers.step.${step}`) }
  return made(
    'section',
    { class: 'progress', 'aria-label': say('careers.progress') },
    made(
      'div',
      { class: 'segments', 'aria-hidden': 'true' },
      ...steps.map((_, index) => made('span', { class: index <= draft.step ? 'done' : '' })),
    ),
    made('p', {}, made('strong', {}, say('careers.step-of', at)), kept),
  )
}

export function languageChoice(redraw: () => void) {
  return made(
    'select',
    {
      class: 'language',
      'aria-label': say('careers.language'),
      onchange: (event: Event) => {
        choose((event.target as HTMLSelectElement).value as (typeof languages)[number])
        redraw()
      },
    },
    ...languages.map(name =>
      made('option', { value: name, lang: name, selected: name === language() }, endonyms[name]),
    ),
  )
}

function focusFirstError() {
  const first = document.querySelector<HTMLElement>('[aria-invalid]')
  const input = first?.matches('fieldset') ? first.querySelector<HTMLElement>('input, button, select') : first
  input?.focus()
}
