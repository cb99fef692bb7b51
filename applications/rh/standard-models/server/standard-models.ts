import type { Body } from '#platform/document-models/body.model.ts'
import { type PageSetup, usualPage } from '#platform/document-models/page-setup.model.ts'
import type { StandardModel } from '#platform/document-models/standard-model.slot.ts'
import { standardText } from '#platform/document-models/standard-text.model.ts'
import applicationRefusal from '../../data/standard-models/application-refusal.json' with { type: 'json' }
import dpaeReceipt from '../../data/standard-models/dpae-receipt.json' with { type: 'json' }
import interviewInvitation from '../../data/standard-models/interview-invitation.json' with { type: 'json' }
import amendment from '../../data/standard-models/amendment.json' with { type: 'json' }
import finalSettlement from '../../data/standard-models/final-settlement.json' with { type: 'json' }
import mutuelleAdhesion from '../../data/standard-models/mutuelle-adhesion.json' with { type: 'json' }
import mutuelleDispense from '../../data/standard-models/mutuelle-dispense.json' with { type: 'json' }
import suspension from '../../data/standard-models/suspension.json' with { type: 'json' }
import workCertificate from '../../data/standard-models/work-certificate.json' with { type: 'json' }
import apprenticeship from '../../data/standard-models/work-contract-apprenticeship.json' with { type: 'json' }
import fixedTerm from '../../data/standard-models/work-contract-fixed-term.json' with { type: 'json' }
import harvest from '../../data/standard-models/work-contract-harvest.json' with { type: 'json' }
import permanent from '../../data/standard-models/work-contract-permanent.json' with { type: 'json' }
import seasonal from '../../data/standard-models/work-contract-seasonal.json' with { type: 'json' }

const footer: Body = {
  type: 'doc',
  content: [{ type: 'paragraph', attrs: { align: 'center' }, content: [{ type: 'pageNumber' }] }],
}
const page: PageSetup = { ...usualPage, footer }

/** Texts that RH begins with, in the order in which a person is hired, changed and leaves; each names its law. */
export const standardModels: readonly StandardModel[] = [
  permanent,
  fixedTerm,
  seasonal,
  harvest,
  apprenticeship,
  amendment,
  suspension,
  workCertificate,
  finalSettlement,
  mutuelleAdhesion,
  mutuelleDispense,
  dpaeReceipt,
  interviewInvitation,
  applicationRefusal,
].map(({ code, typeCode, name, lines }) => ({ code, typeCode, name, language: 'fr', text: standardText(page, lines) }))
