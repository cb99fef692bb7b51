import { type Sentence, sentenceOfPermit } from './permit-in-words.model.ts'
import type { RightToWork } from './right-to-work.model.ts'
import { isOverLimit } from './yearly-use.model.ts'

/** What is to be said of a right to work: of the permit, of its check, of the year. */
export const sentencesOf = (right: RightToWork): Sentence[] => [
  sentenceOfPermit(right.permit),
  ...aboutCheck(right),
  ...aboutDelay(right),
  ...aboutUse(right),
]

function aboutCheck({ check, hiring }: RightToWork): Sentence[] {
  if (!check) return []
  switch (check.state) {
    case 'toCheck':
      return check.deadline === null ? [] : [aboutDeadline(check.deadline, hiring?.from ?? '', check.isLate)]
    case 'awaiting':
      return check.answerDue
        ? [{ label: 'rh.permit.says-awaiting', tone: 'info', days: { date: check.answerDue } }]
        : [{ label: 'rh.permit.says-awaiting-receipt', tone: 'info' }]
    case 'dutyDone':
      return [{ label: 'rh.permit.says-dutyDone', tone: 'success', days: { date: check.answerDue ?? '' } }]
    case 'refused':
      return [{ label: 'rh.permit.says-refused', tone: 'error' }]
    case 'checked':
      return [{ label: 'rh.permit.says-checked', tone: 'success' }]
    case 'exempt':
      return [{ label: 'rh.permit.says-exempt', tone: 'success' }]
  }
}

/** Asked, but too late to have the answer before the first day. */
const aboutDelay = ({ check }: RightToWork): Sentence[] =>
  check?.isLate && check.deadline && check.state !== 'toCheck'
    ? [{ label: 'rh.permit.says-asked-late', tone: 'warning', days: { deadline: check.deadline } }]
    : []

const aboutDeadline = (deadline: string, hiring: string, isLate: boolean): Sentence =>
  isLate
    ? { label: 'rh.permit.says-check-late', tone: 'error', days: { deadline, hiring } }
    : { label: 'rh.permit.says-check-by', tone: 'warning', days: { deadline, hiring } }

function aboutUse({ use }: RightToWork): Sentence[] {
  if (!use) return []
  const { unit, used, most, windowEnd } = use
  if (used === null) return [{ label: 'rh.permit.says-hours-unknown', tone: 'info', numbers: { most } }]
  const isOver = isOverLimit(use)
  return [
    {
      label: `rh.permit.says-${unit}-${isOver ? 'over' : 'used'}`,
      tone: isOver ? 'error' : 'info',
      numbers: { used: Math.round(used * 10) / 10, most },
      days: { date: windowEnd },
    },
  ]
}
