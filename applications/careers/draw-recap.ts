import { careersSiteCalls } from '#rh/application-form/careers-site.calls.ts'
import { ask, Refused } from './ask.ts'
import { forgetDraft } from './draft.ts'
import { type FormInHand, keep, letGo } from './form-in-hand.ts'
import { smallHead } from './frame.ts'
import { languageOfLetters } from './language-of-letters.ts'
import { icon, made } from './made.ts'
import { go } from './place.ts'
import { answerInWords, asksQuestions, questionsShown } from './questions.ts'
import { errorsOf, sendForm, stepOf } from './send-form.ts'
import { keepReceipt } from './receipt.ts'
import { language, say, usualLanguageOfLetters } from './texts.ts'
import { saidInWords } from './said-in-words.ts'

/** All that was said, to be read once more, with what becomes of it; then it is sent. */
export async function drawRecap(form: FormInHand, redraw: () => void): Promise<Node> {
  const { site, steps, fields, offer } = form
  const notice = await ask(careersSiteCalls.getRgpdConfigurationNoToken, {
    clientName: site.clientName,
    language: language(),
  })
  const status = made('p', { class: 'error', role: 'alert' })
  const button = made('button', { type: 'submit', class: 'main-action' }, say('careers.confirm'))
  const back = (step: number) => () => {
    form.draft.step = step
    keep(form)
    redraw()
  }
  const parts = steps.map((step, index) =>
    made(
      'section',
      { class: 'recap' },
      made(
        'h2',
        {},
        say(`careers.step-name.${step}`),
        made('button', { type: 'button', class: 'link', onclick: back(index) }, say('careers.change')),
      ),
      made(
        'dl',
        {},
        ...fields
          .filter(field => field.step === step)
          .flatMap(({ key }) => {
            const said = saidInWords(form, key)
            return said ? [made('dt', {}, say(`careers.asked.${key}`)), made('dd', {}, said)] : []
          }),
        ...(asksQuestions(form, step) ? answersRead(form) : []),
      ),
    ),
  )
  const send = async (event: Event) => {
    event.preventDefault()
    button.disabled = true
    button.textContent = say('careers.sending')
    try {
      await sendNow(form)
    } catch (failure) {
      button.disabled = false
      button.textContent = say('careers.confirm')
      showFailure(form, failure, status, redraw)
    }
  }
  return made(
    'form',
    { class: 'page', novalidate: true, onsubmit: send },
    smallHead(site, offer?.title ?? say('careers.your-application')),
    made(
      'main',
      {},
      made('h2', {}, say('careers.recap')),
      made('p', {}, form.mail),
      ...parts,
      made(
        'details',
        { class: 'notice' },
        made('summary', {}, say('careers.notice')),
        made('p', { class: 'lines', lang: notice.language, dir: 'auto' }, notice.text),
        notice.contact && made('p', {}, made('a', { href: `mailto:${notice.contact}` }, notice.contact)),
      ),
      languageOfLetters(form.draft.writtenTo ?? usualLanguageOfLetters(), chosen => {
        form.draft.writtenTo = chosen
        keep(form)
      }),
      consent(form),
      status,
    ),
    made(
      'footer',
      { class: 'bar steps' },
      made(
        'button',
        { type: 'button', class: 'back', 'aria-label': say('careers.back'), onclick: back(steps.length - 1) },
        icon('back', true),
      ),
      button,
    ),
  )
}

const answersRead = (form: FormInHand) =>
  questionsShown(form).flatMap(question => {
    const said = answerInWords(question, form.draft.answers[question.id])
    return said ? [made('dt', {}, made('bdi', {}, question.label)), made('dd', {}, made('bdi', {}, said))] : []
  })

async function sendNow(form: FormInHand) {
  const { clientName } = form.site
  const { followUpUrl } = await sendForm(form)
  keepReceipt({ clientName, followUpUrl })
  forgetDraft(clientName, form.mail)
  letGo(form)
  go({ clientName, page: 'sent', mail: form.mail })
}

/** What the server refuses at a field opens the step of that field. */
function showFailure(form: FormInHand, failure: unknown, status: HTMLElement, redraw: () => void) {
  if (!(failure instanceof Refused)) {
    status.textContent = say('careers.offline')
    return
  }
  const errors = errorsOf(form, failure)
  const [first] = Object.keys(errors).flatMap(key => stepOf(form, key) ?? [])
  if (!first) {
    status.textContent = errors[''] ?? failure.message
    return
  }
  form.errors = errors
  form.draft.step = form.steps.indexOf(first)
  redraw()
}

/** Apart, and never ticked for anybody. */
const consent = (form: FormInHand) =>
  made(
    'label',
    { class: 'consent' },
    made('input', {
      type: 'checkbox',
      checked: form.poolConsent,
      onchange: (event: Event) => {
        form.poolConsent = (event.target as HTMLInputElement).checked
      },
    }),
    made('span', {}, say('careers.pool-consent', { company: form.site.form.client.name })),
  )
