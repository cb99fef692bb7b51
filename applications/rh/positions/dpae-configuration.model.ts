import { z } from 'zod'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'
import list from '../data/dpae-boxes.json' with { type: 'json' }

/** The boxes of a hiring declaration, under the brief's names; the database has them in snake case. */
export const dpaeBoxes = [
  'exonerationPartonaleTravailleurOccasionnel',
  'travailDansBruit',
  'conduiteEnginsLourds',
  'manipulationChargesLourdes',
  'travailNuit',
  'risquesChimiques',
  'autresRisques',
  'activiteARisque',
  'exposeAmiante',
  'exposePlomb',
  'exposeAgentsCancerogenes',
  'exposeAgentsBiologiques',
  'exposeRayonnementsIonisants',
  'exposeRisqueHyperbare',
  'exposeRisqueChute',
  'equipementsLevageCharges',
  'habilitationElectrique',
  'manutentionChargesLourdes',
  'travailleurMineurReglemente',
  'risquesParticuliers',
  'travailleurNuitExposeAgentsBiologiques',
  'travailleurNuitExposeChampsElectromagnetiques',
] as const
export type DpaeBox = (typeof dpaeBoxes)[number]

export const dpaeBlocks = ['usual', 'reinforced', 'authorisation', 'adapted', 'exemption'] as const
type DpaeBlock = (typeof dpaeBlocks)[number]

const rows = list.rows as readonly { key: DpaeBox; block: DpaeBlock; article: string | null }[]

export const boxesOf = (block: DpaeBlock) => rows.filter(row => row.block === block)

const boxes = Object.fromEntries(dpaeBoxes.map(box => [box, z.boolean().default(false)])) as Record<
  DpaeBox,
  z.ZodDefault<z.ZodBoolean>
>

const details = z
  .string()
  .overwrite(asSeveralLines)
  .max(500)
  .nullable()
  .default(null)
  .transform(typed => typed || null)
  .refine(typed => typed === null || typed.length >= 10, 'rh.dpae.details-too-short')

/** What is declared of a post before somebody is hired on it (hr-and-workshop, section 3). A box left out is not ticked. */
export const DpaeConfiguration = z
  .strictObject({
    ...boxes,
    inaptitudeOuAmenagementPoste: z.string().overwrite(asOneLine).min(1).max(200).default('Non'),
    detailsRisquesParticuliers: details,
  })
  .refine(({ risquesParticuliers, detailsRisquesParticuliers }) => !risquesParticuliers || detailsRisquesParticuliers, {
    path: ['detailsRisquesParticuliers'],
    error: 'rh.dpae.details-missing',
  })
export type DpaeConfiguration = z.output<typeof DpaeConfiguration>

/** The same as answers tell it: every box, and both texts. */
export const DeclaredDpae = z.object({
  ...(Object.fromEntries(dpaeBoxes.map(box => [box, z.boolean()])) as Record<DpaeBox, z.ZodBoolean>),
  inaptitudeOuAmenagementPoste: z.string(),
  detailsRisquesParticuliers: z.string().nullable(),
})

export const nothingDeclared = (): DpaeConfiguration => DpaeConfiguration.parse({})

const isRisk = (box: DpaeBox) => box !== 'exonerationPartonaleTravailleurOccasionnel' && box !== 'activiteARisque'

/** Any risk makes the activity one at risk, whether or not its own box was ticked. */
export const withActivityAtRisk = (configuration: DpaeConfiguration): DpaeConfiguration => ({
  ...configuration,
  activiteARisque: configuration.activiteARisque || dpaeBoxes.some(box => isRisk(box) && configuration[box]),
})
