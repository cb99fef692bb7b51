import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { isCondition, outcomesOf, type Question } from '#platform/configuration/questionnaire.model.ts'
import { formsAt } from '#platform/configuration/questionnaires.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { formElement } from '#rh/application-form/application-form.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { liveCompanies } from '#rh/live-companies.queries.ts'
import { modelsToBegin } from '#rh/offer-models/offer-models.server.ts'
import type { OfferChoices } from '../job-offer.model.ts'
import type { OfferScope } from './offer-scope.ts'

/** What the client asks of applicants, as it stands. */
export const questionnairesAsked = (db: RhDb) => formsAt(db as unknown as PlatformDb, formElement)

/** Companies whose offers the caller writes, with their living places and positions. */
export async function offerChoices(db: RhDb, scope: OfferScope): Promise<OfferChoices> {
  const companies = (await liveCompanies(db)).filter(({ id }) => scope.level(id) >= 2)
  const ids = companies.map(({ id }) => id)
  const { rows: positions } = await sql<OfferChoices['positions'][number]>`
    select p.id, p.name, p.company_ids as "companyIds" from rh.position p
     where p.archived_at is null
       and (cardinality(p.company_ids) = 0 or exists (select from unnest(p.company_ids) c where c in ${eachOf(ids)}))
     order by p.search_text, p.id`.execute(db)
  const { rows: sites } = await sql<OfferChoices['sites'][number]>`
    select s.id, s.name, s.company_id as "companyId",
           coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name) order by u.name, u.id)
             filter (where u.id is not null), '[]') as units
      from rh.site s left join rh.unit u on u.site_id = s.id and u.archived_at is null
     where s.archived_at is null and s.company_id in ${eachOf(ids)}
     group by s.client_id, s.id order by s.search_text, s.id`.execute(db)
  const models = (await modelsToBegin(db)).map(({ id, name, texts }) => ({ id, name, texts }))
  const questionnaires = (await questionnairesAsked(db)).map(({ id, name, questions }) => ({
    id,
    name,
    questions: questions.filter(({ kind }) => isCondition(kind)).map(toWatch),
  }))
  return { companies: companies.map(({ id, name }) => ({ id, name })), positions, sites, questionnaires, models }
}

const toWatch = (question: Question) => ({
  id: question.id,
  label: question.label,
  outcomes: outcomesOf(question).map(id => ({ id, label: question.options.find(one => one.id === id)?.label ?? null })),
})
