import type { Ground } from '#kernel/server/answers.ts'
import { notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import { cogOfIso2 } from '#platform/identifiers/countries.model.ts'
import { careersSite, publicForm } from '#rh/application-form/application-form.server.ts'
import type { PublicField } from '#rh/application-form/careers-site.model.ts'
import { takeApplication } from '#rh/candidate-applications/candidate-applications.server.ts'
import type { SentApplication } from '#rh/candidate-applications/sent-application.model.ts'
import { offersShown } from '#rh/job-offers/job-offers.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { Applied, Receipt } from '../applicant.model.ts'
import { addressOfFollowUp } from '../follow-up-place.model.ts'
import { judgeApplicant, onlyAsked, requirePerson } from './judge-applicant.ts'
import { judgeQuestionnaire } from './judge-questionnaire.ts'
import { type Piece, withPieces } from './keep-pieces.ts'
import { addressOfSender, tooMany } from './sender.queries.ts'

type Applying = Ground & {
  afterCommit(work: () => unknown): void
  withDb<Result>(work: (db: RhDb) => Promise<Result>): Promise<Result>
}

/**
 * Takes an application with its pieces. Who applied for the same offer already is thanked alike, and nothing is written.
 * `pieces` is undefined where they follow.
 * @throws Refusal 404; 400 FORM_CONFIGURING, TOO_FAST, at each field; 413, 415; 429
 */
export async function takeApplicant(
  given: Applying,
  applied: Applied,
  pieces: readonly Piece[] | undefined,
): Promise<Receipt> {
  requirePerson(applied)
  const today = given.clock.today().toString()
  const { clientName, candidateApplication: wish } = applied
  const site = await given.withDb(db => careersSite(db, clientName))
  const { formStatus, fields = [], version } = publicForm(site, wish.language)
  if (formStatus !== 'published') throw new Refusal(400, 'FORM_CONFIGURING', 'rh.apply.configuring')
  const offer = wish.jobOfferId
    ? await given.withDb(db => shownOffer(db, { clientName, today, id: wish.jobOfferId }))
    : null
  judgeApplicant(applied, { fields, today, hasOffer: offer !== null })
  const questionnaire = offer?.questionnaire && judgeQuestionnaire(offer.questionnaire, wish.questionnaire)
  if (pieces) requirePieces(pieces, fields)
  const said = sentApplication(onlyAsked(applied, fields), {
    offer,
    version,
    keptUntil: wish.poolConsent ? given.clock.today().add({ months: site.poolMonths }).toString() : null,
  })
  const kept = { clientId: site.clientId, pieces: (pieces ?? []).filter(({ fileType }) => isAsked(fileType, fields)) }
  const { applicationToken } = await withPieces(given, kept, async (db, files) => {
    const address = await addressOfSender(db)
    const taken = await takeApplication(
      { db, clock: given.clock, keys: given.keys },
      {
        ...said,
        questionnaire: questionnaire ?? undefined,
        clientName: site.slug,
        files,
        address,
        ticket: wish.ticket,
      },
    )
    if (taken.outcome === 'too_many') throw tooMany()
    if (taken.outcome === 'nobody') throw notFound()
    return { ...taken, isKept: taken.outcome === 'taken' }
  })
  const [origin = ''] = given.origins
  return { applicationToken, followUpUrl: `${origin}${addressOfFollowUp(site.slug, applicationToken)}` }
}

type Wanted = { clientName: string; today: string; id: string | null | undefined }

/** @throws Refusal 400 for one that is not shown, whyever */
async function shownOffer(db: RhDb, { clientName, today, id }: Wanted) {
  const { offers } = await offersShown(db, { clientName, today })
  const offer = offers.find(shown => shown.id === id)
  if (!offer) throw wrongField('candidateApplication.jobOfferId', 'closed', 'rh.apply.offer-closed')
  return offer
}

/** A paper that the form does not ask is dropped, but for one that is added. */
const isAsked = (fileType: string, fields: readonly PublicField[]) =>
  fileType === 'additionalDocument' || fields.some(({ key }) => key === fileType)

function requirePieces(pieces: readonly Piece[], fields: readonly PublicField[]) {
  for (const { key, isRequired } of fields)
    if (isRequired && (key === 'resume' || key === 'idCard') && !pieces.some(({ fileType }) => fileType === key))
      throw wrongField(key, 'required', 'kernel.field.required')
}

type Beside = {
  offer: { id: string; companyId: string; positionId: string } | null
  version: number
  keptUntil: string | null
}

function sentApplication(
  { candidate, candidateAddress, candidateApplication: wish }: Applied,
  { offer, version, keptUntil }: Beside,
): SentApplication {
  const { citizenship, ...person } = candidate
  return {
    person: {
      ...person,
      ...candidateAddress,
      country: candidateAddress.country ?? 'FR',
      motivation: wish.motivation ?? person.motivation,
      citizenshipCog: citizenship ? cogOfIso2(citizenship) : null,
    },
    availabilities: wish.availabilities,
    application: {
      companyId: offer?.companyId ?? null,
      positionId: offer?.positionId ?? null,
      jobOfferId: offer?.id ?? null,
      jobsSought: wish.jobsSought,
      contractsSought: wish.contractsSought,
      formVersion: version,
      source: wish.howHeard,
      poolConsentUntil: keptUntil,
      language: wish.writtenTo ?? wish.language,
    },
  }
}
