import { useCall } from '#kernel/web/api.ts'
import type { ModelBrowser } from '../document-models.elements.ts'
import { documentModelsCalls } from '../document-models.calls.ts'

/** Whether the person writes models of the application: the texts that one begins from are told to him alone. */
export const useMayWrite = ({ applicationId }: ModelBrowser) =>
  useCall(documentModelsCalls.getStandardModels, { applicationId }, { staysOnPage: true, staleTime: 'static' })
    .isSuccess
