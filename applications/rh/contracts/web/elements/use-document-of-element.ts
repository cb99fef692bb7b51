import { fetchCall } from '#kernel/web/fetch-call.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { ApiError, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { generatedDocumentsCalls } from '#platform/generated-documents/generated-documents.calls.ts'
import type { Contract } from '../../contract.model.ts'
import type { ElementOfContract } from '../../contract-element.model.ts'
import { contractElementsCalls } from '../../contract-elements.calls.ts'

const stays = { staysOnPage: true } as const
/** What an element is called among the objects of its documents. */
const objectOf = { amendment: 'amendment', suspension: 'suspension', endingOfContract: 'ending' } as const

/** Makes the document of an element and keeps it with it; where that fails, the element stays and it is made later. */
export function useDocumentOfElement(contract: Contract) {
  const t = useT()
  const alert = useAlert()
  const keeping = useSend(contractElementsCalls.moveElementOfContractToEmployeeFolder, stays)
  return async ({ kind, id, documentModelId }: Pick<ElementOfContract, 'kind' | 'id' | 'documentModelId'>) => {
    if (!documentModelId) return
    try {
      const { documentId } = await fetchCall(
        generatedDocumentsCalls.generatePDFDocument,
        {
          documentName: `${t(`rh.element.${kind}`)} ${contract.number}`,
          documentModel: documentModelId,
          sourceObjects: { [objectOf[kind]]: id },
        },
        stays,
      )
      await keeping.send({
        temporaryFilePath: documentId,
        employeeId: contract.employeeId,
        contractId: contract.id,
        elementOfContractId: id,
        contractElementType: kind,
      })
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      alert.error(failure.message)
    }
  }
}
