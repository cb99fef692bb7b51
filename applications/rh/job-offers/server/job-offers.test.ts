import { beforeEach, describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { draftOffer, publishOffer, recruiterOf, wordOf } from '#rh/testing/open-careers.ts'
import { offerRulesElement } from '#rh/offer-rules/offer-rules.model.ts'
import { offerRulesCalls } from '#rh/offer-rules/offer-rules.calls.ts'
import { jobOffersElement } from '../job-offer.model.ts'
import { jobOffersCalls } from '../job-offers.calls.ts'
import { publicOffersCalls } from '../public-offers.calls.ts'
import { closeOffersJob } from './close-offers-job.ts'
import { tellClosingOffersJob } from './tell-closing-offers-job.ts'

const world = useOwnWorld()

let serres: TestClient
let marie: TestPerson
let clientName: string
beforeEach(async () => {
  serres = await world.client()
  marie = await recruiterOf(world, serres)
  clientName = await wordOf(world, serres)
})

const stranger = () => as(visitor(world.app))
const shown = async (language: 'fr' | 'ar' | 'es' = 'fr') =>
  (await stranger().call(publicOffersCalls.getPublicOffers, { clientName, language })).offers
const publish = async (id: string, person = marie) => {
  const answer = await as(person).send(jobOffersCalls.publishJobOffer, { id })
  return { status: answer.statusCode, ...answer.json() }
}

describe('a job offer', () => {
  test('is written in three steps, shown to everybody with its pay, and says in whose language it is written', async () => {
    const { id, description } = await draftOffer(world, serres, marie)
    expect(description.texts.fr?.title).toBe('Cueillette de tomates (H/F)')
    expect(await shown()).toEqual([])

    await as(marie).call(jobOffersCalls.publishJobOffer, { id })

    expect(await shown('ar')).toMatchObject([{ id, title: 'قطف الطماطم', payMin: 13, payUnit: 'hour', posts: 4 }])
    expect(await shown('es')).toMatchObject([{ language: 'fr', title: 'Cueillette de tomates (H/F)' }])
  })

  test('begins as the client settled it: where it is shown, and what all offers say', async () => {
    const sophie = await world.person({
      in: serres,
      rights: { [jobOffersElement]: 2, [offerRulesElement]: 2 },
      allCompanies: true,
    })
    const { criteria, diffusion: before } = await draftOffer(world, serres, marie)
    const conditions = 'Panier de légumes chaque vendredi.'
    const rules = { onFeed: true, onPoster: false, sources: ['boulangerie'], conditions, version: 0 }
    await as(sophie).call(offerRulesCalls.editOfferRules, rules)

    const { diffusion, description } = await as(sophie).call(jobOffersCalls.createJobOffer, criteria)

    expect([before.channels, diffusion.channels]).toEqual([['site'], ['site', 'feed']])
    expect(description.texts.fr).toMatchObject({ title: '', conditions })
  })

  test('is not shown without its pay, nor below the minimum wage', async () => {
    const unpaid = await draftOffer(world, serres, marie, { payMin: null })
    expect(await publish(unpaid.id)).toMatchObject({
      status: 400,
      code: 'OFFER_INCOMPLETE',
      fields: [{ field: 'criteria.payMin', code: 'missing' }],
    })
    const cheap = await draftOffer(world, serres, marie, { payMin: 5 })
    expect(await publish(cheap.id)).toMatchObject({ fields: [{ field: 'criteria.payMin', code: 'below_minimum' }] })
    expect(await shown()).toEqual([])
  })

  test('that speaks of age is refused with the word, until somebody writes why it stands', async () => {
    const { id, description } = await draftOffer(world, serres, marie, { title: 'Jeune cueilleur' })
    const refused = await publish(id)
    expect(refused).toMatchObject({ status: 400, code: 'OFFER_WORDING', fields: [{ field: 'description.fr.title' }] })
    expect(refused.message).toContain('« jeune »')

    const wordingReason = 'Nom de la variété cueillie, et non de la personne.'
    await as(marie).call(jobOffersCalls.saveOfferDescription, { id, description: { ...description, wordingReason } })
    expect(await publish(id)).toMatchObject({ status: 'published' })
  })

  test('that is shown cannot be made incomplete', async () => {
    const { id, criteria } = await publishOffer(world, serres, marie)
    const answer = await as(marie).send(jobOffersCalls.saveOfferCriteria, {
      id,
      criteria: { ...criteria, payMin: null },
    })
    expect(answer.json()).toMatchObject({ code: 'OFFER_INCOMPLETE' })
  })

  test('that is closed, paused, a draft or of nobody answers a stranger alike, with those that are shown', async () => {
    const open = await publishOffer(world, serres, marie)
    const closed = await publishOffer(world, serres, marie)
    await as(marie).call(jobOffersCalls.closeJobOffer, { id: closed.id, reason: 'filled' })
    const draft = await draftOffer(world, serres, marie)
    for (const offerId of [closed.id, draft.id, '0198a000-0000-7000-8000-000000000000']) {
      const page = await stranger().call(publicOffersCalls.getPublicOffer, { clientName, offerId })
      expect(page).toMatchObject({ offer: null, jobPosting: null, offers: [{ id: open.id }] })
    }
  })

  test('is told to search engines and to job boards, and its readers are counted by where they come from', async () => {
    const { id } = await publishOffer(world, serres, marie)
    await as(marie).call(jobOffersCalls.saveOfferDiffusion, {
      id,
      diffusion: { channels: ['site', 'feed'], sources: ['boulangerie'] },
    })
    const { jobPosting } = await stranger().call(publicOffersCalls.getPublicOffer, { clientName, offerId: id })
    expect(jobPosting).toMatchObject({
      '@type': 'JobPosting',
      jobLocation: { address: { postalCode: '49000' } },
      baseSalary: { currency: 'EUR', value: { value: 13, unitText: 'HOUR' } },
    })
    const feed = await stranger().send(publicOffersCalls.getOffersFeed, { clientName })
    expect(feed.headers['content-type']).toContain('application/xml')
    expect(feed.body).toContain('<title><![CDATA[Cueillette de tomates (H/F)]]></title>')

    for (const source of ['boulangerie', 'boulangerie', 'inconnu'])
      await stranger().call(publicOffersCalls.noteOfferVisit, { clientName, offerId: id, source })
    expect((await as(marie).call(jobOffersCalls.getJobOffer, { id })).visits).toEqual([
      { source: 'boulangerie', visits: 2 },
      { source: 'site', visits: 1 },
    ])
  })

  test('that soon takes no more applications is told once to its recruiter, and again of another day', async () => {
    const { id, criteria } = await publishOffer(world, serres, marie)
    const closing = async (days: number) => {
      const closesOn = world.clock.today().add({ days }).toString()
      await as(marie).call(jobOffersCalls.saveOfferCriteria, { id, criteria: { ...criteria, closesOn } })
      for (let run = 0; run < 2; run += 1)
        await tellClosingOffersJob.run({ ...world.ground, databases: world.databases }, {})
      const told = await ask<{ title: string }>(
        world.installer,
        `select title from platform.notification where client_id = $1 and type = 'recruitment.offers'`,
        [serres.id],
      )
      return told.map(({ title }) => title.slice(0, title.indexOf(' le ')))
    }
    const said = 'L’offre Cueillette de tomates (H/F) se termine'
    expect([await closing(8), await closing(7), await closing(3)]).toEqual([[], [said], [said, said]])
  })

  test('is closed by night once its last day to apply is past, or its posts are filled', async () => {
    const late = await publishOffer(world, serres, marie)
    const full = await publishOffer(world, serres, marie)
    const open = await publishOffer(world, serres, marie)
    const closesOn = world.clock.today().toString()
    await as(marie).call(jobOffersCalls.saveOfferCriteria, { id: late.id, criteria: { ...late.criteria, closesOn } })
    await as(marie).call(jobOffersCalls.saveOfferCriteria, { id: full.id, criteria: { ...full.criteria, posts: 1 } })
    await ask(
      world.installer,
      `with somebody as (
         insert into rh.candidate (client_id, firstname, name) values ($1, 'Zoé', 'Petit') returning id)
       insert into rh.candidate_application (client_id, candidate_id, company_id, job_offer_id, status)
       select $1, id, $2, $3, 'hired' from somebody`,
      [serres.id, serres.companies[0]?.id, full.id],
    )
    world.clock.advance({ hours: 24 })
    for (let run = 0; run < 2; run += 1) await closeOffersJob.run({ ...world.ground, databases: world.databases }, {})

    const states = await ask<{ status: string; close_reason: string | null }>(
      world.installer,
      'select status, close_reason from rh.job_offer where id = any($1) order by array_position($1, id)',
      [[late.id, full.id, open.id]],
    )
    expect(states.map(({ status, close_reason }) => [status, close_reason])).toEqual([
      ['closed', 'expired'],
      ['closed', 'filled'],
      ['published', null],
    ])
  })

  test('is hung up as one page with a square for telephones', async () => {
    const { id } = await publishOffer(world, serres, marie)
    const poster = await as(marie).send(jobOffersCalls.getOfferPoster, { id })
    expect(poster.statusCode).toBe(200)
    expect(poster.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('moves only from where it may, is copied as a draft and put away', async () => {
    const { id } = await publishOffer(world, serres, marie)
    const send = (call: (typeof jobOffersCalls)[keyof typeof jobOffersCalls], of = id) =>
      as(marie).send(call, { id: of })
    expect((await send(jobOffersCalls.archiveJobOffer)).json()).toMatchObject({ code: 'OFFER_STATE' })
    await as(marie).call(jobOffersCalls.pauseJobOffer, { id })
    await as(marie).call(jobOffersCalls.publishJobOffer, { id })
    await as(marie).call(jobOffersCalls.closeJobOffer, { id })
    expect((await send(jobOffersCalls.publishJobOffer)).statusCode).toBe(409)
    const copy = await as(marie).call(jobOffersCalls.duplicateJobOffer, { id })
    expect(copy).toMatchObject({ status: 'draft', criteria: { posts: 4 } })
    expect((await send(jobOffersCalls.archiveJobOffer)).statusCode).toBe(204)
    const list = await as(marie).call(jobOffersCalls.getJobOffers, { page: 0, size: 10 })
    expect(list.items.map(row => row.id)).toEqual([copy.id])
  })

  test('is written and read in one’s own companies alone, and saved over by nobody', async () => {
    const { id, version, diffusion } = await draftOffer(world, serres, marie)
    const reader = await world.person({ in: serres, rights: { 'rh/job_offers/gestion': 1 } })
    expect((await publish(id, reader)).status).toBe(403)
    const neighbour = await recruiterOf(world, await world.client({ name: 'Bocage' }))
    expect((await as(neighbour).send(jobOffersCalls.getJobOffer, { id })).statusCode).toBe(404)
    expect((await publish(id, neighbour)).status).toBe(404)
    await as(marie).call(jobOffersCalls.saveOfferDiffusion, { id, version, diffusion })
    const late = await as(marie).send(jobOffersCalls.saveOfferDiffusion, { id, version, diffusion })
    expect(late.json()).toMatchObject({ code: 'VERSION_CONFLICT' })
  })

  test('is closed to who has no right on offers, and changed by nobody who only reads them', async () => {
    const { id, criteria, description } = await publishOffer(world, serres, marie)
    const paul = as(await world.person({ in: serres }))
    const reader = as(await world.person({ in: serres, rights: { 'rh/job_offers/gestion': 1 } }))
    const refused = [
      paul.send(jobOffersCalls.getJobOffers, { page: 0, size: 10 }),
      paul.send(jobOffersCalls.getOfferChoices),
      paul.send(jobOffersCalls.getOfferPoster, { id }),
      reader.send(jobOffersCalls.createJobOffer, criteria),
      reader.send(jobOffersCalls.saveOfferCriteria, { id, criteria }),
      reader.send(jobOffersCalls.saveOfferDescription, { id, description }),
      reader.send(jobOffersCalls.pauseJobOffer, { id }),
      reader.send(jobOffersCalls.closeJobOffer, { id }),
      reader.send(jobOffersCalls.duplicateJobOffer, { id }),
      reader.send(jobOffersCalls.archiveJobOffer, { id }),
    ]
    expect((await Promise.all(refused)).map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 403))
    const { companies, sites } = await as(marie).call(jobOffersCalls.getOfferChoices, {})
    expect(companies).toMatchObject([{ id: serres.companies[0]?.id }])
    expect(sites.map(site => site.id)).toContain(criteria.siteId)
  })

  test('stands in a place of its own company', async () => {
    const { criteria } = await draftOffer(world, serres, marie)
    const vergers = await world.client({ name: 'Vergers', companies: ['Un', 'Deux'] })
    const there = await recruiterOf(world, vergers)
    const elsewhere = await draftOffer(world, vergers, there)
    const moved = { ...elsewhere.criteria, companyId: vergers.companies[1]?.id as string }
    const answer = await as(there).send(jobOffersCalls.createJobOffer, moved)
    expect(answer.json()).toMatchObject({ fields: [{ field: 'siteId' }] })
    const foreign = { ...criteria, siteId: elsewhere.criteria.siteId }
    expect((await as(marie).send(jobOffersCalls.createJobOffer, foreign)).statusCode).toBe(400)
  })
})
