import { describe, expect, test } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { recruitmentWeb } from '#rh/recruitment.web.ts'
import type { InterviewToConfirm } from '../interview-confirmation.model.ts'
import { interviewPages } from '../interviews.web.ts'

const [confirmation, ...outcomes] = interviewPages as [
  (typeof interviewPages)[number],
  ...(typeof interviewPages)[number][],
]
const notFound = {
  path: '/error-404',
  layout: 'blank',
  title: 'rh.interview.title',
  load: async () => () => 'Introuvable',
} as const

const interview: InterviewToConfirm = {
  outcome: 'confirmable',
  startAt: '2026-11-20T16:12:00Z',
  kind: 'site',
  place: 'Serre Nord, Beaulieu',
  company: 'Serres du Val de Loire',
  recruiterFirstname: 'Marie',
}

type Answers = { exists?: boolean; details?: InterviewToConfirm | number; confirmed?: { status: number; code: string } }

/** Paul opens the link of his invitation, which the server answers so. */
async function openLink({ exists = true, details = interview, confirmed }: Answers = {}) {
  queryClient.clear()
  const asked: string[] = []
  const page = await renderPage(confirmation, {
    path: '/RH/entretiens/confirmation/val-de-loire/MFRGGZDF',
    labels: recruitmentWeb.labels,
    others: [...outcomes, notFound],
    fetch: ({ url, method }) => {
      asked.push(`${method} ${new URL(url).pathname}`)
      if (url.includes('doesInterviewExists')) return Response.json({ exists })
      if (method === 'GET')
        return typeof details === 'number' ? new Response('', { status: details }) : Response.json(details)
      return confirmed
        ? Response.json({ code: confirmed.code, message: '' }, { status: confirmed.status })
        : Response.json({ outcome: 'confirmed' })
    },
  })
  return { ...page, asked }
}

describe('the link of an invitation', () => {
  test('shows when and where, and takes the promise to come', async () => {
    const { user, findByRole, getByText, address, asked } = await openLink()

    await findByRole('heading', { name: 'Votre entretien' })
    for (const text of ['vendredi 20 nov. 2026', '17 h 12', 'Serre Nord, Beaulieu', 'Marie']) getByText(text)
    await user.click(await findByRole('button', { name: 'Je confirme ma présence' }))

    await findByRole('heading', { name: 'Votre présence est confirmée' })
    expect(address()).toBe('/RH/entretiens/confirmed')
    expect(asked).toContain('POST /api/candidateApplication/confirmInterview')
  })

  test.each<[string, Answers, string]>([
    ['of a day that has passed', { details: { outcome: 'expired' } }, '/RH/entretiens/expired'],
    ['that was confirmed already', { details: { outcome: 'confirmed' } }, '/RH/entretiens/confirmed'],
    ['that needs no confirmation', { details: { outcome: 'unknown' } }, '/error-404'],
    ['that does not exist', { exists: false }, '/error-404'],
    ['that the server cannot read', { details: 500 }, '/error-404'],
  ])('%s leads to the page that says so', async (_what, answers, page) => {
    const { address } = await openLink(answers)

    await expect.poll(address).toBe(page)
  })

  test.each([
    ['INTERVIEW_EXPIRED', 400, '/RH/entretiens/expired'],
    ['ALREADY_CONFIRMED', 409, '/RH/entretiens/confirmed'],
  ])('refused with %s as it is confirmed leads there too', async (code, status, page) => {
    const { user, findByRole, address } = await openLink({ confirmed: { status, code } })

    await user.click(await findByRole('button', { name: 'Je confirme ma présence' }))

    await expect.poll(address).toBe(page)
  })
})
