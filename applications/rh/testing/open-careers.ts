import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import type { OwnWorld, TestClient, TestPerson } from '#platform/testing/world.ts'
import { applicationFormCalls } from '#rh/application-form/application-form.calls.ts'
import { fieldsOfPreset, type Preset } from '#rh/application-form/form-field.model.ts'
import type { JobOffer } from '#rh/job-offers/job-offer.model.ts'
import { jobOffersCalls } from '#rh/job-offers/job-offers.calls.ts'
import { contractTerms } from './contract-terms.ts'

const rights = { 'rh/gestion_du_recrutement/formulaire': 2, 'rh/job_offers/gestion': 3 } as const

/** Who sets up the form and the offers of every company of a client. */
export const recruiterOf = (world: OwnWorld, client: TestClient) =>
  world.person({ in: client, rights, allCompanies: true })

/** The word of a client in public addresses. */
export const wordOf = async (world: OwnWorld, { id }: TestClient) =>
  (await ask<{ slug: string }>(world.installer, 'select slug from platform.client where id = $1', [id]))[0]?.slug ?? ''

/** The form of a client, opened to applicants as a preset asks it. */
export async function publishForm(recruiter: TestPerson, preset: Preset = 'minimal') {
  const { version } = await as(recruiter).call(applicationFormCalls.getFormParameters, {})
  return as(recruiter).call(applicationFormCalls.saveFormParameters, {
    parameters: {
      status: 'published',
      preset,
      languages: ['fr', 'en', 'es', 'ar'],
      fields: fieldsOfPreset(preset),
      version,
    },
  })
}

/** An offer of four seasonal posts in the first company, written and not yet shown. */
export async function draftOffer(
  world: OwnWorld,
  client: TestClient,
  recruiter: TestPerson,
  { title = 'Cueillette de tomates', payMin = 13 as number | null } = {},
): Promise<JobOffer> {
  const { position, site } = await contractTerms(world, client)
  const { id } = await as(recruiter).call(jobOffersCalls.createJobOffer, {
    companyId: client.companies[0]?.id as string,
    positionId: position,
    siteId: site,
    family: 'seasonal',
    posts: 4,
    startsOn: world.clock.today().add({ days: 30 }).toString(),
    endsOn: world.clock.today().add({ days: 200 }).toString(),
    weeklyHours: 35,
    payMin,
  })
  return as(recruiter).call(jobOffersCalls.saveOfferDescription, {
    id,
    description: { texts: { fr: { title, missions: 'Cueillir et trier.' }, ar: { title: 'قطف الطماطم' } } },
  })
}

/** The same, shown to everybody. */
export async function publishOffer(world: OwnWorld, client: TestClient, recruiter: TestPerson) {
  const { id } = await draftOffer(world, client, recruiter)
  return as(recruiter).call(jobOffersCalls.publishJobOffer, { id })
}
