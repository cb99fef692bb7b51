import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import type { Db } from '#kernel/server/db.ts'
import type { Offered } from '#kernel/shared/offer.ts'
import { namedCompanies } from '#platform/companies/companies.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { financialFactsOffer } from '#platform/trade/financial-facts.slot.ts'
import { figuresElement as element } from '../figures-place.model.ts'
import {
  comparedFigures,
  type GatheredFigure,
  gatheredFigures,
  type MonthlyFigures,
  spansOf,
  type Told,
} from '../figures-of-month.model.ts'
import { factsOf } from './gathered-facts.ts'

type Asking = { db: PlatformDb; rights: Rights; offered: Offered; clock: Clock }

/** What the applications tell of a month that has begun; of one still to come there are no figures. */
export async function figuresOfMonth(asking: Asking, month: Temporal.PlainYearMonth): Promise<MonthlyFigures> {
  const { db, rights, clock, offered } = asking
  const spans = spansOf(month, clock.today())
  const { companyIds } = await companyScopeOf({ rights }, element)
  const companies = await namedCompanies(db, companyIds)
  const first = month.toPlainDate({ day: 1 }).toString()
  if (!spans) return { from: first, to: first, companies, figures: [] }
  const told = {} as Record<GatheredFigure, Told[GatheredFigure]>
  const lists = new Map<GatheredFigure, string>()
  for (const key of gatheredFigures) {
    const within = (span: typeof spans.now) =>
      factsOf({ ...asking, db: db as Db<never> }, [key], { span, companyId: null, element })
    told[key] = { now: await within(spans.now), before: await within(spans.before) }
    const list = offered(financialFactsOffer).find(({ figure }) => figure === key)?.list
    if (list && (await rights.level(list.element)) > 0) lists.set(key, list.path)
  }
  const ids = companies.map(({ id }) => id)
  return {
    from: spans.now.from.toString(),
    to: spans.now.to.toString(),
    companies,
    figures: comparedFigures(told, ids, key => lists.get(key) ?? null),
  }
}
