import { Readable } from 'node:stream'
import type { FileStore } from '#kernel/server/files.ts'
import { businessZone } from '#kernel/shared/business-zone.ts'
import type { Row } from './insert-rows.ts'
import type { Member } from './memberships.ts'
import type { Organisation } from './organisation.ts'
import { seededIds, seededRandom, type SeededRandom } from './seeded-random.ts'
import { writtenPdf } from './written-pdf.ts'

type Context = {
  organisation: Organisation
  files: FileStore | undefined
  members: readonly Member[]
  today: string
}
type Candidate = { id: string; firstname: string; name: string; language: string; createdAt: string }

/** How the applications of a season stand these weeks, and how many of each. */
const season = [
  ['received', 12],
  ['under_review', 7],
  ['shortlisted', 6],
  ['interview_scheduled', 8],
  ['interview_done', 4],
  ['accepted', 6],
  ['file_complete', 3],
  ['invited', 4],
  ['refused', 5],
  ['withdrawn', 2],
  ['pool', 3],
] as const
type State = (typeof season)[number][0]

/** By which states an application came where it stands. */
const way: Record<State, readonly string[]> = {
  invited: ['invited'],
  received: ['received'],
  under_review: ['received', 'under_review'],
  shortlisted: ['received', 'under_review', 'shortlisted'],
  interview_scheduled: ['received', 'shortlisted', 'interview_scheduled'],
  interview_done: ['received', 'interview_scheduled', 'interview_done'],
  accepted: ['received', 'interview_scheduled', 'interview_done', 'accepted'],
  file_complete: ['received', 'interview_scheduled', 'interview_done', 'accepted', 'file_complete'],
  refused: ['received', 'under_review', 'refused'],
  withdrawn: ['received', 'withdrawn'],
  pool: ['received', 'under_review', 'pool'],
}
const refusals = ['filled', 'availability', 'experience']
const pieces = ['idCard', 'carteVitale', 'rib']
const lettersOfBase32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const tablesOfRecruitment = [
  'rh.candidate_application',
  'rh.candidate_application_event',
  'rh.availability',
  'kernel.file',
  'rh.candidate_file',
  'rh.interview',
  'rh.interview_response',
  'rh.hiring_file',
  'rh.hiring_piece',
] as const
type Tables = Record<(typeof tablesOfRecruitment)[number], Row[]>

/** A living season: applications in all states, with the talks, answers and hiring files that their states suppose. */
export async function rowsOfApplications(candidates: readonly Candidate[], context: Context): Promise<Tables> {
  const { organisation, today } = context
  const random = seededRandom(`applications of ${organisation.plan.slug}`)
  const id = seededIds(random, Date.parse(today) + 1)
  const tables = Object.fromEntries(tablesOfRecruitment.map(table => [table, []])) as unknown as Tables
  const recruiterId = recruiterOf(context)
  const states = season.flatMap(([state, count]) => Array.from({ length: count }, () => state))
  const positions = positionsOfSeason(organisation)
  const writing = { tables, random, id, recruiterId, today }
  for (const [place, candidate] of candidates.entries()) {
    const state = states[(place * 7) % states.length] as State
    const site = random.pick(organisation.sites)
    const decided = ['accepted', 'file_complete'].includes(state)
    const positionId = random.pick(positions)
    const applicationId = id()
    const instants = instantsOf(way[state].length, candidate.createdAt, today)
    tables['rh.candidate_application'].push({
      id: applicationId,
      candidateId: candidate.id,
      companyId: site.company.id,
      positionId,
      status: state,
      statusSince: instants.at(-1),
      receivedAt: instants[0],
      recruiterId: state === 'received' ? null : recruiterId,
      jobsSought: [],
      contractsSought: ['seasonal'],
      answers: {},
      refusalReason: state === 'refused' ? random.pick(refusals) : null,
      hiringDate: decided ? inDays(today, random.int(10, 60)) : null,
      hiringSiteId: decided ? site.id : null,
      hiringPositionId: decided ? positionId : null,
      version: 1,
    })
    writeEvents(writing, applicationId, way[state], instants)
    if (random.chance(0.85))
      tables['rh.availability'].push({
        id: id(),
        candidateId: candidate.id,
        period: season12(random, today),
        version: 1,
      })
    writeTalk(writing, applicationId, state, site.plan.name)
    if (decided)
      writeHiringFile(writing, { applicationId, candidateId: candidate.id, isComplete: state === 'file_complete' })
    await writePieces(writing, candidate, { state, context })
  }
  return tables
}

type Writing = {
  tables: Tables
  random: SeededRandom
  id: () => string
  recruiterId: string | null
  today: string
}

/** What a season is hired for; everything where a client has no such position. */
function positionsOfSeason({ positionIds }: Organisation) {
  const ofSeason = [...positionIds].filter(([name]) => /ouvrier|agent|cariste|cueill|prépar|livreur/i.test(name))
  return (ofSeason.length > 0 ? ofSeason : [...positionIds]).map(([, id]) => id)
}

const recruiterOf = ({ members, organisation }: Context) => {
  const hr = members.find(({ account }) => account.mail.startsWith(`rh@${organisation.plan.slug}`))
  return (hr ?? members[0])?.userId ?? null
}

const inDays = (today: string, days: number) => Temporal.PlainDate.from(today).add({ days }).toString()

/** One after the other, from the day on which somebody came to yesterday. */
function instantsOf(count: number, createdAt: string, today: string): string[] {
  const first = Temporal.Instant.from(createdAt)
  const last = Temporal.Instant.from(`${today}T06:00:00Z`).subtract({ hours: 18 })
  const whole = Math.max(1, first.until(last).total('hours'))
  return Array.from({ length: count }, (_, place) => {
    const instant = first.add({ minutes: Math.round((whole * 60 * place) / Math.max(1, count)) })
    const day = instant.toZonedDateTimeISO(businessZone).toPlainDate()
    return day
      .toZonedDateTime({ timeZone: businessZone, plainTime: `${10 + place}:20` })
      .toInstant()
      .toString()
  })
}

function writeEvents(
  { tables, id, recruiterId }: Writing,
  applicationId: string,
  states: readonly string[],
  instants: readonly string[],
) {
  for (const [place, state] of states.entries())
    tables['rh.candidate_application_event'].push({
      id: id(),
      candidateApplicationId: applicationId,
      what: place === 0 ? 'created' : 'moved',
      fromStatus: states[place - 1] ?? null,
      toStatus: state,
      at: instants[place],
      actorId: place === 0 ? null : recruiterId,
    })
}

/** Days of the season that comes. */
function season12(random: SeededRandom, today: string) {
  const from = Temporal.PlainDate.from(today).add({ days: random.int(5, 70) })
  return `[${from},${from.add({ days: random.int(90, 270) })})`
}

const slotsOfDay = 7

/** Talks of this week and the next, or of the weeks before; one after the other, so that none meets another. */
function writeTalk(
  { tables, random, id, recruiterId, today }: Writing,
  applicationId: string,
  state: State,
  at: string,
) {
  const isAhead = state === 'interview_scheduled'
  if (!recruiterId || !(isAhead || ['interview_done', 'accepted', 'file_complete'].includes(state))) return
  const nth = tables['rh.interview'].length
  const days = 1 + Math.floor(nth / slotsOfDay)
  let day = Temporal.PlainDate.from(today).add({ days: isAhead ? days : -days })
  while (day.dayOfWeek > 5) day = day.add({ days: isAhead ? 3 : -3 })
  const plainTime = Temporal.PlainTime.from({ hour: 9 + (nth % slotsOfDay) })
  const startAt = day.toZonedDateTime({ timeZone: businessZone, plainTime })
  const isConfirmed = isAhead && random.chance(0.5)
  const interviewId = id()
  tables['rh.interview'].push({
    id: interviewId,
    candidateApplicationId: applicationId,
    recruiterId,
    otherInterviewerIds: [],
    kind: 'site',
    startAt: startAt.toInstant().toString(),
    endAt: startAt.add({ minutes: 30 }).toInstant().toString(),
    place: `${at}, accueil`,
    mustConfirm: true,
    confirmationNumber: Array.from({ length: 26 }, () => lettersOfBase32[random.int(0, 31)]).join(''),
    confirmedAt: isConfirmed ? `${today}T05:00:00Z` : null,
    state: isAhead ? (isConfirmed ? 'confirmed' : 'planned') : 'done',
    previousDates: [],
    round: 1,
    reminders: [],
    createdAt: `${today}T04:00:00Z`,
    createdBy: recruiterId,
    version: 1,
  })
}

type Retained = { applicationId: string; candidateId: string; isComplete: boolean }

function writeHiringFile({ tables, id, today }: Writing, { applicationId, isComplete }: Retained) {
  const fileId = id()
  tables['rh.hiring_file'].push({
    id: fileId,
    candidateApplicationId: applicationId,
    expiresAt: `${inDays(today, 25)}T08:00:00Z`,
    state: isComplete ? 'complete' : 'open',
    createdAt: `${inDays(today, -5)}T08:00:00Z`,
    version: 1,
  })
  for (const kind of pieces)
    tables['rh.hiring_piece'].push({
      id: id(),
      hiringFileId: fileId,
      kind,
      required: true,
      askedFields: [],
      saidValues: null,
      state: isComplete ? 'accepted' : kind === 'idCard' ? 'received' : 'missing',
      changedAt: `${today}T05:00:00Z`,
      version: 1,
    })
  tables['rh.hiring_piece'].push({
    id: id(),
    hiringFileId: fileId,
    kind: 'details',
    required: false,
    askedFields: ['emergencyName', 'emergencyPhone'].map(name => ({ name, required: false })),
    saidValues: isComplete ? null : { emergencyName: 'Claire Moreau', emergencyPhone: '+33639981204' },
    state: isComplete ? 'accepted' : 'received',
    changedAt: `${today}T05:00:00Z`,
    version: 1,
  })
}

type Whose = { state: State; context: Context }

/** A résumé of whoever filled the form, and what a hiring file has received. */
async function writePieces({ tables, id, today }: Writing, candidate: Candidate, { state, context }: Whose) {
  const { files, organisation } = context
  if (!files || state === 'invited') return
  const decided = state === 'accepted' ? ['idCard'] : state === 'file_complete' ? pieces : []
  for (const fileType of ['resume', ...decided]) {
    const mark = organisation.plan.canary ? [organisation.plan.canary] : []
    const bytes = Readable.from([
      writtenPdf(`${fileType} (spécimen)`, [`${candidate.firstname} ${candidate.name}`, ...mark]),
    ])
    const name = `${fileType}-${candidate.name}.pdf`
    const stored = await files.store(organisation.clientId, name, bytes, {
      types: ['application/pdf'],
      maxBytes: 100_000,
    })
    const fileId = id()
    tables['kernel.file'].push({ id: fileId, ...stored, createdAt: candidate.createdAt })
    tables['rh.candidate_file'].push({
      id: id(),
      candidateId: candidate.id,
      fileType,
      fileId,
      side: fileType === 'idCard' ? 'front' : null,
      state: state === 'file_complete' && fileType !== 'resume' ? 'accepted' : 'received',
      createdAt: `${today}T05:00:00Z`,
      version: 1,
    })
  }
}
