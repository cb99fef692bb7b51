import { expect, test } from 'vitest'
import { dependsOnAct, exemptionReasons, needsProof } from './exemption.model.ts'

test('the grounds of the law ask a proof, those of the company’s act say so', () => {
  expect(exemptionReasons.filter(needsProof)).toEqual([
    'CSS',
    'INDIVIDUELLE',
    'AUTRE_COLLECTIVE',
    'CDD_3MOIS',
    'CDD_12MOIS_PLUS',
    'MULTI_EMPLOYEURS',
  ])
  expect(exemptionReasons.filter(reason => !dependsOnAct(reason))).toEqual([
    'CSS',
    'INDIVIDUELLE',
    'AUTRE_COLLECTIVE',
    'CDD_3MOIS',
  ])
})
