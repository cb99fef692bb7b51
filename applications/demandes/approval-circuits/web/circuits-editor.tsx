import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { EditorProps } from '#platform/configuration/component-editor.slot.ts'
import { kindsOfRequest } from '../../requests/request.model.ts'
import { circuitsCalls } from '../circuits.calls.ts'
import { CircuitForm } from './circuit-form.tsx'

/** Who approves the purchases of a company: all of them, or one kind apart. */
export function CircuitsEditor({ companyId }: EditorProps) {
  const t = useT()
  const [kind, setKind] = useState<string | null>(null)
  const { data, error, refetch } = useCall(circuitsCalls.getApprovalCircuits, {})
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data || companyId === null) return <LinesSkeleton lines={6} />
  const chosen = kindsOfRequest.find(one => one === kind) ?? null
  const standing = data.circuits.find(circuit => circuit.companyId === companyId && circuit.kind === chosen)
  return (
    <>
      <FilterSelect
        label={t('demandes.request.kind')}
        chosen={kind}
        onChoose={setKind}
        all={t('demandes.circuit.all-kinds')}
        choices={kindsOfRequest.map(value => ({ value, label: t(`demandes.request.kind.${value}`) }))}
      />
      <CircuitForm
        key={`${companyId} ${kind} ${standing?.version ?? 0}`}
        companyId={companyId}
        kind={chosen}
        standing={standing ?? null}
        members={data.members}
      />
    </>
  )
}
