import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { typesOfContractCalls } from '../../types-of-contract.calls.ts'
import { TermsTable } from '../terms-table.tsx'
import { TypeOfContractDialog } from './type-of-contract-dialog.tsx'

/** Calls whose answers a change of types makes wrong. */

const useTypes = (archived: 'true' | 'false') => useCall(typesOfContractCalls.getTypesOfContracts, { archived })

export function TypesOfContract() {
  const t = useT()
  const sending = { staysOnPage: true }
  const archive = useSend(typesOfContractCalls.archiveTypeOfContract, sending)
  const restore = useSend(typesOfContractCalls.changeTypeOfContract, sending)
  return (
    <TermsTable
      kind="type-of-contract"
      useTerms={useTypes}
      nameOf={type => type.libelle}
      columns={[
        { key: 'family', label: t('rh.type-of-contract.family'), text: type => t(`rh.family.${type.family}`) },
        {
          key: 'end',
          label: t('rh.type-of-contract.end-date'),
          text: type => t(type.requiresEndDate ? 'answer.yes' : 'answer.no'),
          hiddenBelow: 'lg',
        },
      ]}
      onArchive={({ id }) => archive.send({ id })}
      onRestore={({ id, version }) => restore.start({ id, version, archived: false })}
      form={(type, onClose) => <TypeOfContractDialog type={type} onClose={onClose} />}
    />
  )
}
