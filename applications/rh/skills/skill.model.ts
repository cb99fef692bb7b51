import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'

export const skillFamilies = ['know_how', 'soft', 'knowledge', 'licence'] as const
/** Kinds of papers that prove a licence. */
export const licenceKinds = [
  'drivingLicence',
  'caces',
  'electrical',
  'liftingAttestation',
  'certiphyto',
  'sst',
] as const
export const mostSkills = 60
/** From who begins to who teaches it; none is not written. */
export const levels = [1, 2, 3, 4] as const

const fields = {
  family: z.enum(skillFamilies),
  name: z.string().overwrite(asOneLine).min(1).max(60),
  /** The paper that proves a licence; null for what is rated. */
  kindCode: z.enum(licenceKinds).nullable(),
}
const isLicence = ({ family, kindCode }: { family: string; kindCode: string | null }) =>
  (family === 'licence') === (kindCode !== null)
const saysPaper = { path: ['kindCode'], message: 'rh.skill.paper-of-licence' }

export const SkillFields = z.strictObject(fields).refine(isLicence, saysPaper)
export type SkillFields = z.infer<typeof SkillFields>
export const EditedSkill = z
  .strictObject({ ...fields, id: idOf('rh.skill'), version: z.int32() })
  .refine(isLicence, saysPaper)
export type EditedSkill = z.infer<typeof EditedSkill>

export const Skill = z.object({
  id: z.uuid(),
  ...fields,
  archivedAt: z.string().nullable(),
  version: z.int(),
})
export type Skill = z.infer<typeof Skill>

/** What a position asks for. */
export const RequiredSkill = z.strictObject({
  skillId: idOf('rh.skill'),
  minLevel: z.int().min(1).max(4),
  mandatory: z.boolean(),
})
export type RequiredSkill = z.infer<typeof RequiredSkill>

/** What somebody holds of a skill; `until` is the last day of the paper of a licence, whose level is 4. */
export const HeldSkill = z.object({ skillId: z.uuid(), level: z.int(), until: z.iso.date().nullable() })

/** Somebody under contract with what he knows; `lacking`: what his position makes mandatory and he does not hold. */
export const PersonSkills = z.object({
  id: z.uuid(),
  name: z.string(),
  firstname: z.string(),
  site: z.string().nullable(),
  position: z.string().nullable(),
  held: z.array(HeldSkill),
  lacking: z.array(z.uuid()),
  can: z.object({ rate: z.boolean() }),
})
export type PersonSkills = z.infer<typeof PersonSkills>

const Named = z.object({ id: z.uuid(), name: z.string() })
export const SkillChoices = z.object({
  skills: z.array(Skill),
  companies: z.array(Named),
  sites: z.array(Named),
  positions: z.array(Named.extend({ required: z.array(RequiredSkill) })),
  can: z.object({ rate: z.boolean(), manage: z.boolean() }),
})
export type SkillChoices = z.infer<typeof SkillChoices>

/** Who is under contract and not away on a day, the fittest first; `missing` is what the position asks beyond what he holds. */
export const WhoCan = z.object({
  id: z.uuid(),
  name: z.string(),
  firstname: z.string(),
  site: z.string().nullable(),
  missing: z.array(z.object({ skillId: z.uuid(), level: z.int(), minLevel: z.int(), mandatory: z.boolean() })),
  phone: z.string().nullable(),
})
