import type { RhDb } from '#rh/rh-db.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import type { PayrollLine } from '#rh/payroll-lines.model.ts'
import { isOfHours } from '../payroll-code.model.ts'
import { linesToTell, type ToldLine } from '../payroll-file.model.ts'
import { codesOf } from './codes-of.queries.ts'
import type { OpenSilae } from './silae/open-silae.ts'
import { inWords, SilaeError } from './silae/silae-error.ts'
import { keepOutcome, type PayrollDesk, silaeOf } from './silae/silae-of-company.ts'

/** Lines that the software refuses, with its words, by the id of the line. */
export type SentLines = {
  /** Told now or before, by their ids. */
  readonly told: readonly string[]
  readonly refused: readonly { readonly id: string; readonly message: string }[]
  /** Asked before and never answered: the software may have them; told again where `again` names them. */
  readonly unsure: readonly string[]
}

type Sending = {
  companyId: string
  /** First day of the month of pay that they are entered in. */
  period: string
  lines: readonly PayrollLine[]
  /** Lines without an answer that somebody looked for in the software, and did not find. */
  again?: ReadonlySet<string>
}

/**
 * Tells the software by its API what a company has for it, one line after the other: what it took is kept at once, so that a
 * sending that is taken up again tells the rest alone. A line that it refuses does not keep the others.
 * @throws Refusal 400 PAYROLL_OFF, SILAE_REFUSED where it does not let in; 502 SILAE_DOWN where it does not answer
 */
export async function sendLines(desk: PayrollDesk, { companyId, period, lines, again }: Sending): Promise<SentLines> {
  const { silae } = await silaeOf(desk, companyId)
  const { codes, asked } = await desk.withDb(async db => ({
    codes: await codesOf(db, companyId),
    asked: await askedBefore(db, companyId, lines),
  }))
  const told: string[] = []
  const refused: { id: string; message: string }[] = []
  const unsure: string[] = []
  for (const one of linesToTell(lines, codes)) {
    const { id } = one.line
    const before = asked.get(id)
    if (before === 'told') told.push(id)
    else if (before === 'asked' && !again?.has(id)) unsure.push(id)
    else {
      const message = await tell(desk, silae, { companyId, period, one })
      if (message === null) told.push(id)
      else refused.push({ id, message })
    }
  }
  return { told, refused, unsure }
}

type Telling = { companyId: string; period: string; one: ToldLine }

/** Null where the software took it, its words where it refuses it. */
async function tell(desk: PayrollDesk, silae: OpenSilae, { companyId, period, one }: Telling) {
  const { line } = one
  await desk.withDb(db => noteAsked(db, { companyId, lineId: line.id, at: desk.clock.now().toString() }))
  try {
    const { path, entered } = functionFor(one, period)
    await keepOutcome(desk, companyId, () => silae.add(path, line.payrollNumber, entered))
    await desk.withDb(db => noteTold(db, { companyId, lineId: line.id, at: desk.clock.now().toString() }))
    return null
  } catch (failure) {
    if (!(failure instanceof SilaeError)) throw failure
    if (!failure.isUnsure) await desk.withDb(db => forgetAsked(db, { companyId, lineId: line.id }))
    if (failure.fault === 'refused') return failure.told
    throw inWords(failure)
  }
}

const midnight = (day: string) => `${day}T00:00:00`

/** Hours are added to those of the month; an absence stands on its days, and one that takes back another says so. */
function functionFor({ line, code, value }: ToldLine, period: string) {
  if (isOfHours(line.rubric))
    return {
      path: 'ActivitesEtHeures/SalarieAjouterHeures',
      entered: { heures: { periodeHeures: midnight(period), codeHeures: code, nombreHeures: value, ajouter: true } },
    }
  return {
    path: 'Absences/SalarieAjouterAbsenceV2',
    entered: {
      absenceV2: {
        codeAbsence: code,
        dateDebutAbsence: midnight(line.from),
        dateFinAbsence: midnight(line.to),
        ...(line.from === line.to && { dureeEnJoursSiJourUnique: Math.abs(value) }),
        absenceRectificative: line.quantity < 0,
      },
    },
  }
}

async function askedBefore(db: RhDb, companyId: string, lines: readonly PayrollLine[]) {
  const rows = await db
    .selectFrom('rh.silae_told_line')
    .select(['lineId', 'toldAt'])
    .where('companyId', '=', companyId)
    .where(
      'lineId',
      'in',
      eachOf(
        lines.map(({ id }) => id),
        'text',
      ),
    )
    .execute()
  return new Map(rows.map(({ lineId, toldAt }) => [lineId, toldAt === null ? 'asked' : 'told'] as const))
}

type Noted = { companyId: string; lineId: string }

const noteAsked = (db: RhDb, { companyId, lineId, at }: Noted & { at: string }) =>
  db
    .insertInto('rh.silae_told_line')
    .values({ companyId, lineId, askedAt: at })
    .onConflict(known => known.columns(['clientId', 'companyId', 'lineId']).doUpdateSet({ askedAt: at }))
    .execute()

const noteTold = (db: RhDb, { companyId, lineId, at }: Noted & { at: string }) =>
  db
    .updateTable('rh.silae_told_line')
    .set({ toldAt: at })
    .where('companyId', '=', companyId)
    .where('lineId', '=', lineId)
    .execute()

const forgetAsked = (db: RhDb, { companyId, lineId }: Noted) =>
  db
    .deleteFrom('rh.silae_told_line')
    .where('companyId', '=', companyId)
    .where('lineId', '=', lineId)
    .where('toldAt', 'is', null)
    .execute()
