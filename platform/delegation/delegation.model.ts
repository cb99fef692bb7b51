import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'

const Instant = z.iso.datetime({ offset: true })

export const ComponentScope = z.enum(['companies', 'client'])

/** A component; its name is in the language of the request. */
export const Component = z.object({
  id: z.int(),
  elementId: z.int32(),
  kind: z.string(),
  name: z.string(),
  scope: ComponentScope,
})
export type Component = z.output<typeof Component>

/** A component that somebody may configure. `companyIds` null: every company. */
export const HeldComponent = Component.extend({
  companyIds: z.array(idOf('platform.company')).nullable(),
  endsAt: Instant.nullable(),
})
export type HeldComponent = z.output<typeof HeldComponent>

export const SelectedItem = z.strictObject({
  componentId: z.int32(),
  companyIds: z.array(idOf('platform.company')).min(1).max(500).nullable(),
  endsAt: Instant.nullable().optional(),
})
export type SelectedItem = z.output<typeof SelectedItem>

export const DelegatedApplication = z.object({
  applicationId: z.int32(),
  name: z.string(),
  elements: z.array(z.object({ id: z.int(), name: z.string(), path: z.string(), components: z.array(HeldComponent) })),
})
export type DelegatedApplication = z.output<typeof DelegatedApplication>

/** A person of the client and what he was given to configure. */
export const Delegate = z.object({
  id: idOf('platform.user'),
  firstname: z.string(),
  name: z.string(),
  jobtitle: z.string().nullable(),
  admin: z.boolean(),
  components: z.int(),
  applications: z.array(z.string()),
  /** The next end among them. */
  endsAt: z.string().nullable(),
})
export type Delegate = z.output<typeof Delegate>

/** A component that an administrator gives or takes away; `held` null: the person has it not. */
export const GivenComponent = Component.extend({
  held: HeldComponent.pick({ companyIds: true, endsAt: true }).nullable(),
})
export type GivenComponent = z.output<typeof GivenComponent>

/** What may be given to a person. `level` is his own on the element: below 1 what he holds there serves him nothing. */
export const DelegationSheet = z.object({
  person: z.object({
    id: idOf('platform.user'),
    firstname: z.string(),
    name: z.string(),
    jobtitle: z.string().nullable(),
    admin: z.boolean(),
  }),
  /** Of the client, by name: where a component may be given. */
  companies: z.array(z.object({ id: idOf('platform.company'), name: z.string() })),
  applications: z.array(
    z.object({
      applicationId: z.int32(),
      name: z.string(),
      elements: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          path: z.string(),
          level: z.int(),
          components: z.array(GivenComponent),
        }),
      ),
    }),
  ),
})
export type DelegationSheet = z.output<typeof DelegationSheet>
