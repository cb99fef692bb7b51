import { expect, test } from 'vitest'
import { inWords } from '#rh/letter-words.model.ts'
import { noTexts, RefusalAnswerFields } from './refusal-answer.model.ts'

const said = (fr: string) => ({ reason: 'filled', isProposed: true, texts: { ...noTexts, fr } })

test('a letter calls the candidate and the company by name', () => {
  expect(inWords('Bonjour {{prenom}}, {{ societe }} vous remercie.', { prenom: 'Salma', societe: 'Layon' })).toBe(
    'Bonjour Salma, Layon vous remercie.',
  )
})

test('a letter calls nothing that it does not know', () => {
  expect(RefusalAnswerFields.safeParse(said('Bonjour {{prenom}}')).success).toBe(true)
  expect(RefusalAnswerFields.safeParse(said('Bonjour {{nom}}')).error?.issues[0]?.path).toEqual(['texts', 'fr'])
})

test('« other » is always proposed, so that the list is never empty', () => {
  expect(RefusalAnswerFields.safeParse({ ...said(''), isProposed: false }).success).toBe(true)
  expect(RefusalAnswerFields.safeParse({ ...said(''), reason: 'other', isProposed: false }).success).toBe(false)
})
