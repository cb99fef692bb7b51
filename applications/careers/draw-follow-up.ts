import { applicantsCalls } from '#rh/applicants/applicants.calls.ts'
import type { FollowUp, followUpActions } from '#rh/applicants/applicant.model.ts'
import { ask } from './ask.ts'
import { contactOf, smallHead } from './frame.ts'
import { languageOfLetters } from './language-of-letters.ts'
import { made } from './made.ts'
import { siteOf } from './site.ts'
import { say, sayDay, sayMoment } from './texts.ts'
import { languageChoice } from './draw-form.ts'

type Action = (typeof followUpActions)[number]

/** How an application stands, and what its candidate may still do with it. @throws Refused 404 */
export async function drawFollowUp(token: string, redraw: () => void): Promise<Node> {
  const followed = await ask(applicantsCalls.getFollowUp, { token })
  const site = await siteOf(followed.clientName)
  const told = made('p', { class: 'told', role: 'status' })
  const act = (action: Action) => async () => {
    if (!window.confirm(say(`careers.sure.${action}`))) return
    try {
      await ask(applicantsCalls.answerFollowUp, { token, action })
      if (action === 'askData' || action === 'askErasure') told.textContent = say('careers.data-asked')
      else redraw()
    } catch {
      told.textContent = say('careers.offline')
    }
  }
  const chooseLetters = async (chosen: FollowUp['language']) => {
    try {
      await ask(applicantsCalls.chooseLanguageOfLetters, { token, language: chosen })
      told.textContent = say('careers.letters-noted')
    } catch {
      told.textContent = say('careers.offline')
    }
  }
  const button = (action: Action, look = 'quiet') =>
    made('button', { type: 'button', class: look, onclick: act(action) }, say(`careers.do.${action}`))
  return made(
    'div',
    { class: 'page' },
    smallHead(site, say('careers.follow-title'), languageChoice(redraw)),
    made(
      'main',
      { class: 'in-full' },
      made('h2', {}, say('careers.hello', { firstname: followed.firstname })),
      made('p', { class: `state ${followed.publicState}` }, say(`careers.state.${followed.publicState}`)),
      made('p', {}, say(`careers.next-step.${followed.publicState}`)),
      followed.interviewAt && made('p', {}, say('careers.interview-at', { moment: sayMoment(followed.interviewAt) })),
      made('p', {}, say('careers.received-on', { day: sayDay(followed.receivedAt.slice(0, 10)) })),
      followed.can.withdraw && button('withdraw'),
      poolOf(followed, button),
      languageOfLetters(followed.language, chooseLetters),
      made(
        'details',
        { class: 'notice' },
        made('summary', {}, say('careers.your-data')),
        made('p', {}, say('careers.your-data-text', { company: followed.company })),
        button('askData'),
        button('askErasure'),
      ),
      told,
      contactOf(site.form),
    ),
  )
}

const poolOf = ({ keptUntil, can }: FollowUp, button: (action: Action) => Node) =>
  made(
    'div',
    {},
    keptUntil && made('p', {}, say('careers.kept-until', { day: sayDay(keptUntil) })),
    can.keepInPool && button('keepInPool'),
  )
