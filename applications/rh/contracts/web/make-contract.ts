import { fetchCall } from '#kernel/web/fetch-call.ts'
import { generatedDocumentsCalls } from '#platform/generated-documents/generated-documents.calls.ts'
import type { ContractInFull, SavingStep } from '../contract.model.ts'
import { contractsCalls } from '../contracts.calls.ts'
import { sentOf, type TypedContract } from './typed-contract.ts'

/** A contract that is saved, and its document once it is made. */
export type Written = { contract: ContractInFull; typed: TypedContract; documentId: string | null }

/** Does the work of a step, and may show it. */
export type Take = <Result>(step: SavingStep, work: () => Promise<Result>) => Promise<Result>

const stays = { staysOnPage: true } as const

/** What the call that saves is sent for somebody. */
export const askedFor = (employeeId: string, typed: TypedContract, writesPay: boolean) => ({
  contract: sentOf(typed, writesPay),
  employee: employeeId,
  dpaeConfiguration: typed.dpaeConfiguration,
  joinDocumentModel: typed.documentModel !== null,
})

export const createContract = async (
  employeeId: string,
  typed: TypedContract,
  writesPay: boolean,
): Promise<Written> => {
  const asked = askedFor(employeeId, typed, writesPay)
  const { contract } = await fetchCall(contractsCalls.createEmploymentContract, asked, stays)
  return { contract, typed, documentId: null }
}

/** Makes the document of a saved contract and puts it in the file of its person. `made` hears of it in between. */
export async function makeDocument(
  { contract, typed, documentId }: Written,
  take: Take,
  made: (written: Written) => void,
): Promise<ContractInFull> {
  const { id: contractId, employeeId } = contract
  const model = typed.documentModel
  const document = await take('generatePdf', async () => {
    if (!model || documentId) return documentId
    const { documentId: fresh } = await fetchCall(
      generatedDocumentsCalls.generatePDFDocument,
      {
        documentName: `${contract.typeOfContract.name} ${contract.number}`,
        documentModel: model,
        sourceObjects: { contract: contractId },
      },
      stays,
    )
    return fresh
  })
  made({ contract, typed, documentId: document })
  await take('storeFile', async () => {
    if (document)
      await fetchCall(
        contractsCalls.moveContractToEmployeeFolder,
        { temporaryFilePath: document, employeeId, contractId },
        stays,
      )
  })
  return take('updateContact', () =>
    fetchCall(contractsCalls.getEmploymentContractById, { contractId, employeeId }, stays),
  )
}
