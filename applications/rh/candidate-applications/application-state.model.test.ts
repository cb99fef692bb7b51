import { expect, test } from 'vitest'
import { applicationStates, endStates, isMove, movesFrom, openStates } from './application-state.model.ts'

const everything = { edit: true, manage: true, decide: true }

test('a board has columns for what is open alone', () => {
  expect(openStates).toHaveLength(8)
  expect(openStates.filter(state => (endStates as readonly string[]).includes(state))).toEqual([])
})

test('whoever may do everything is offered the moves of the way, and none that happens by itself', () => {
  expect(movesFrom('received', everything)).toEqual([
    'under_review',
    'shortlisted',
    'interview_scheduled',
    'refused',
    'withdrawn',
    'pool',
  ])
  expect(movesFrom('interview_scheduled', everything)).toEqual(['interview_done', 'refused', 'withdrawn'])
  expect(movesFrom('accepted', everything)).toEqual(['hired', 'refused', 'withdrawn'])
  expect(movesFrom('hired', everything)).toEqual([])
})

test('a decision and what was decided are for those who may', () => {
  const clerk = { edit: true, manage: false, decide: false }
  expect(movesFrom('shortlisted', clerk)).toEqual(['under_review', 'interview_scheduled', 'withdrawn'])
  expect(movesFrom('refused', clerk)).toEqual([])
  expect(movesFrom('accepted', { ...clerk, decide: true })).toEqual(['refused', 'withdrawn'])
  expect(movesFrom('received', { edit: false, manage: false, decide: false })).toEqual([])
})

test('nothing stays where it is, and nothing leaves a hiring', () => {
  for (const state of applicationStates) {
    expect(isMove(state, state)).toBe(false)
    expect(isMove('hired', state)).toBe(false)
  }
})
