import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { businessZone } from '#kernel/shared/business-zone.ts'
import { weekOf } from '#kernel/shared/iso-week.ts'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { cultureTexts } from '#culture/culture-texts.ts'
import { growCrop } from '#culture/testing/grow.ts'
import { workersElement } from '../../workers/worker.model.ts'
import { workersCalls } from '../../workers/workers.calls.ts'
import { workTasksElement } from '../../work-tasks/work-task.model.ts'
import { workTasksCalls } from '../../work-tasks/work-tasks.calls.ts'
import { workCalls } from '../work.calls.ts'
import { hoursApprovalRight, hoursCheckElement, hoursCheckPath, workElement, workPath } from '../work-place.model.ts'
import { workPages } from '../work.web.ts'

for (const page of workPages) await page.load()

const world = useOwnWorld()
const managing = {
  [workElement]: 3,
  [hoursCheckElement]: 2,
  [hoursApprovalRight]: 2,
  [workersElement]: 3,
  [workTasksElement]: 2,
} as const satisfies Record<string, Level>

let serres: TestClient
let youssef: TestPerson
let leila: TestPerson
let leilaId: string
let mihaiId: string
beforeEach(async () => {
  serres = await world.client()
  youssef = await world.person({ in: serres, rights: managing, allCompanies: true })
  leila = await world.person({ in: serres, rights: { [workElement]: 2 }, allCompanies: true })
  const crop = await growCrop(world, serres)
  await crop.rows(6)
  const worker = { team: 'Nord', badge: null, userId: null, note: null }
  leilaId = (await create({ ...worker, name: 'Leïla Haddad', userId: leila.userId })).id
  mihaiId = (await create({ ...worker, name: 'Mihai Popescu', badge: 'SN-001' })).id
  const task = { name: 'Effeuillage', unit: 'row', standardPerHour: 11, everyDays: 7, note: null } as const
  await as(youssef).call(workTasksCalls.createWorkTask, task)
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const create = (fields: object) => as(youssef).call(workersCalls.createWorker, fields as never)
const open = (pattern: string, person: TestPerson, path = pattern) => {
  const page = workPages.find(one => one.path === pattern)
  if (!page) throw new Error('no page')
  return renderPage(page, {
    path,
    labels: [cultureTexts],
    as: sessionOf(person, serres),
    fetch: serverBehind(world),
  })
}
/** Whatever the hour is now, work of yesterday morning is work of one day. */
const yesterday = () => world.clock.today().subtract({ days: 1 })
const yesterdayAt = (plainTime: string) =>
  yesterday().toZonedDateTime({ timeZone: businessZone, plainTime }).toInstant().toString()
function hoursOfYesterday() {
  const day = yesterday().toString()
  const { year, week } = weekOf(day)
  return `${hoursCheckPath}?semaine=${year}-${String(week).padStart(2, '0')}&jour=${day}`
}

async function worked(workerId: string, quantity: number | null) {
  const { tasks, crops } = await as(youssef).call(workCalls.getWorkChoices, {})
  const what = { taskId: tasks[0]?.id, plantingId: crops[0]?.id, placeIds: [], source: 'desk' }
  await as(youssef).call(workCalls.startWork, { workerId, ...what, happenedAt: yesterdayAt('08:00') } as never)
  return as(youssef).call(workCalls.stopWork, { workerId, quantity, happenedAt: yesterdayAt('11:50') } as never)
}

test('somebody begins a task on rows that are due, and ends it with how many he did', async () => {
  const { user } = await open(`${workPath}/:workerId`, leila, `${workPath}/${leilaId}`)
  await user.click(await screen.findByRole('button', { name: 'Commencer' }))
  await user.click(await screen.findByRole('button', { name: 'Effeuillage' }))
  await user.click(await screen.findByRole('button', { name: /^GR/ }))
  await user.click(await screen.findByRole('button', { name: 'Prendre les rangs à faire' }))
  await user.click(screen.getByRole('button', { name: /^Rang 6/ }))
  await user.click(screen.getByRole('button', { name: 'Commencer · 5 rangs' }))
  await screen.findByText(/^GR · 5 rangs · depuis/)
  world.clock.advance({ minutes: 2 })
  await user.click(await screen.findByRole('button', { name: 'Arrêter' }))
  await user.keyboard('{Backspace}4')
  await user.click(await screen.findByRole('button', { name: 'Enregistrer' }))
  await screen.findByText(/· 4 rangs/)
  await waitFor(async () => {
    const { entries } = await as(leila).call(workCalls.getWorkOfWorker, { workerId: leilaId })
    expect(entries).toMatchObject([{ state: 'done', quantity: 4 }])
  })
})

test('without network work goes on, and is sent once when it is back', async () => {
  const { user } = await open(`${workPath}/:workerId`, leila, `${workPath}/${leilaId}`)
  await user.click(await screen.findByRole('button', { name: 'Commencer' }))
  await user.click(await screen.findByRole('button', { name: 'Effeuillage' }))
  await user.click(await screen.findByRole('button', { name: /^GR/ }))
  await screen.findByRole('button', { name: /^Rang 1/ })
  const connected = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await user.click(screen.getByRole('button', { name: /^Rang 1/ }))
  await user.click(screen.getByRole('button', { name: 'Commencer · 1 rang' }))
  await screen.findByText(/^GR · 1 rang · depuis/)
  const before = await as(leila).call(workCalls.getWorkOfWorker, { workerId: leilaId })
  expect(before.entries).toEqual([])
  vi.stubGlobal('fetch', connected)
  window.dispatchEvent(new Event('online'))
  await waitFor(async () => {
    const after = await as(leila).call(workCalls.getWorkOfWorker, { workerId: leilaId })
    expect(after.entries).toMatchObject([{ state: 'running', rows: ['Rang 1'] }])
  })
})

test('a badge opens the work of its bearer, and one of nobody says so', async () => {
  const { user } = await open(workPath, youssef)
  await user.type(await screen.findByRole('textbox', { name: 'Badge' }), 'XX-9{Enter}')
  await screen.findByText('Ce badge n’est celui de personne.')
  expect(screen.getByRole('link', { name: 'Travail de Mihai Popescu' }).getAttribute('href')).toBe(
    `${workPath}/${mihaiId}`,
  )
})

test('somebody sees himself alone at work', async () => {
  await open(workPath, leila)
  await screen.findByRole('link', { name: 'Travail de Leïla Haddad' })
  expect(screen.queryByRole('link', { name: 'Travail de Mihai Popescu' })).toBeNull()
})

test('a week says what is short, and is planned', async () => {
  const { user } = await open(workPath, youssef)
  await user.click(await screen.findByRole('tab', { name: 'Semaine' }))
  await screen.findByText('Il manque 0,5 h')
  await user.click(screen.getByRole('button', { name: 'Prévoir Effeuillage sur GR' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Prévoir Effeuillage sur GR' }))
  await user.clear(dialog.getByRole('textbox', { name: /^Personnes/ }))
  await user.type(dialog.getByRole('textbox', { name: /^Personnes/ }), '1')
  await user.clear(dialog.getByRole('textbox', { name: /^Heures chacun/ }))
  await user.type(dialog.getByRole('textbox', { name: /^Heures chacun/ }), '1,5')
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('Couvert')
})

test('hours are looked at, corrected and approved by another', async () => {
  await worked(mihaiId, null)
  await worked(leilaId, 46)
  const { user } = await open(hoursCheckPath, youssef, hoursOfYesterday())
  await screen.findByText('Rien de compté')
  await user.click(screen.getByRole('button', { name: 'Corriger Effeuillage de Mihai Popescu' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Corriger Effeuillage de Mihai Popescu' }))
  await user.type(dialog.getByRole('textbox', { name: /^Quantité/ }), '40')
  await user.type(dialog.getByRole('textbox', { name: /^Pourquoi/ }), 'Compté au carnet')
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('Compté au carnet')
  await user.click(await screen.findByRole('button', { name: 'Approuver tout ce qui va' }))
  await screen.findByText('2 travaux approuvés')
  expect(await screen.findAllByText('Approuvé')).toHaveLength(2)
})

test('hours are rejected with a reason', async () => {
  await worked(mihaiId, 46)
  const { user } = await open(hoursCheckPath, youssef, hoursOfYesterday())
  await user.click(await screen.findByRole('button', { name: 'Rejeter Effeuillage de Mihai Popescu' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rejeter Effeuillage de Mihai Popescu' }))
  await user.type(dialog.getByRole('textbox', { name: /^Pourquoi/ }), 'Pause oubliée')
  await user.click(dialog.getByRole('button', { name: 'Rejeter' }))
  await screen.findByText('À corriger')
  await screen.findByText('Pause oubliée')
})
