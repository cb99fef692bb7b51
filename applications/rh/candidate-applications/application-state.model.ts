/** How an application stands, in the order of its way. */
export const applicationStates = [
  'invited',
  'received',
  'under_review',
  'shortlisted',
  'interview_scheduled',
  'interview_done',
  'accepted',
  'file_complete',
  'hired',
  'refused',
  'withdrawn',
  'pool',
] as const
export type ApplicationState = (typeof applicationStates)[number]

/** Columns of the board. */
export const openStates = applicationStates.slice(0, 8) as readonly ApplicationState[]
export const endStates = ['hired', 'refused', 'withdrawn'] as const satisfies readonly ApplicationState[]

const beforeAnEnd: readonly ApplicationState[] = [...openStates, 'pool']
const comesFrom: Readonly<Record<ApplicationState, readonly ApplicationState[]>> = {
  invited: [],
  received: ['invited'],
  under_review: ['received', 'shortlisted', 'interview_scheduled', 'pool', 'refused', 'withdrawn'],
  shortlisted: ['received', 'under_review', 'interview_done'],
  interview_scheduled: ['received', 'under_review', 'shortlisted', 'interview_done'],
  interview_done: ['interview_scheduled'],
  accepted: ['under_review', 'shortlisted', 'interview_done', 'file_complete'],
  file_complete: ['accepted'],
  hired: ['file_complete', 'accepted'],
  refused: beforeAnEnd,
  withdrawn: beforeAnEnd,
  pool: ['received', 'under_review', 'refused', 'withdrawn'],
}
/** Moves that follow from something else: nobody asks for them. */
const byItself: readonly [ApplicationState, ApplicationState][] = [
  ['interview_scheduled', 'under_review'],
  ['file_complete', 'accepted'],
  ['accepted', 'file_complete'],
  ['invited', 'received'],
]

export const isMove = (from: ApplicationState, to: ApplicationState) => comesFrom[to].includes(from)

/** What somebody may do with an application: change it, take it back or away, decide whom to hire. */
export type ApplicationRights = { edit: boolean; manage: boolean; decide: boolean }

/** Where somebody may move an application that is not closed. */
export const movesFrom = (from: ApplicationState, rights: ApplicationRights): ApplicationState[] =>
  applicationStates.filter(to => isAsked(from, to) && mayMove(from, to, rights))

const isAsked = (from: ApplicationState, to: ApplicationState) =>
  isMove(from, to) && !byItself.some(([left, reached]) => left === from && reached === to)

export function mayMove(from: ApplicationState, to: ApplicationState, { edit, manage, decide }: ApplicationRights) {
  if (from === 'refused' || from === 'withdrawn') return manage
  if (to === 'hired' && from === 'accepted') return manage
  return edit && (decide || (to !== 'accepted' && to !== 'refused'))
}
