import { type Dated, inForce } from '#platform/identifiers/dated-list.model.ts'
import list from '../data/sir-criteria.json' with { type: 'json' }
import type { DpaeBox, DpaeConfiguration } from './dpae-configuration.model.ts'

/** Simple, adapted or reinforced medical follow-up. */
export const medicalFollowUps = ['SIS', 'SIA', 'SIR'] as const
export type MedicalFollowUp = (typeof medicalFollowUps)[number]

type Criterion = Dated & { key: DpaeBox; followUp: 'SIR' | 'SIA' | 'attestation' }
const criteria = list.rows as readonly Criterion[]

type Worker = { age?: number; hasDisabledWorkerStatus?: boolean }

/** What a box asks for on a date; undefined when it asks for nothing. */
export const criterionOn = (box: DpaeBox, at: string) => inForce(criteria, at).find(({ key }) => key === box)?.followUp

/**
 * The follow-up that the declared risks and the person ask for on a date (code du travail, R4624-18 and R4624-22): of a
 * position alone, that of an adult.
 */
export function medicalFollowUp(
  configuration: DpaeConfiguration,
  { age = 18, hasDisabledWorkerStatus = false }: Worker,
  at: string,
): MedicalFollowUp {
  const asked = inForce(criteria, at).filter(({ key }) => configuration[key])
  if (asked.some(({ followUp }) => followUp === 'SIR')) return 'SIR'
  if (asked.some(({ followUp }) => followUp === 'SIA') || age < 18 || hasDisabledWorkerStatus) return 'SIA'
  return 'SIS'
}

const neverBeforeAdulthood: readonly DpaeBox[] = ['travailNuit', 'exposeAgentsBiologiques']

/** Work that the code lets a minor do once his employer has declared it to the labour inspection (R4153-40). */
const beforeAdulthoodIfDeclared: readonly DpaeBox[] = [
  'conduiteEnginsLourds',
  'equipementsLevageCharges',
  'habilitationElectrique',
  'risquesChimiques',
  'exposeAmiante',
  'exposePlomb',
  'exposeAgentsCancerogenes',
  'exposeRayonnementsIonisants',
  'exposeRisqueHyperbare',
  'exposeRisqueChute',
]

export const forbiddenUnder18 = (configuration: DpaeConfiguration) =>
  neverBeforeAdulthood.some(box => configuration[box]) ||
  (!configuration.travailleurMineurReglemente && beforeAdulthoodIfDeclared.some(box => configuration[box]))
