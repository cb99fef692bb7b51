import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import type { Contract } from '../../contract.model.ts'
import { type ElementKind, elementKinds, type ElementOfContract } from '../../contract-element.model.ts'
import { contractElementsCalls } from '../../contract-elements.calls.ts'
import { AmendmentDialog } from './amendment-dialog.tsx'
import { ElementRow } from './element-row.tsx'
import { EndingDialog } from './ending-dialog.tsx'
import { SuspensionDialog } from './suspension-dialog.tsx'

type Open = { kind: ElementKind; element: ElementOfContract | null } | null

/** What changed, suspended or ended a contract, the newest first, and the ways to do so. */
export function ElementsOfContract({ contract }: { contract: Contract }) {
  const t = useT()
  const [open, setOpen] = useState<Open>(null)
  const { data, error, refetch } = useCall(
    contractElementsCalls.getElementsOfContracts,
    { employeeId: contract.employeeId },
    { staysOnPage: true },
  )
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  const elements = (data ?? []).filter(({ contractId }) => contractId === contract.id)
  const hasEnding = elements.some(({ kind, state }) => kind === 'endingOfContract' && !isClosed(state))
  const offered = elementKinds.filter(kind => kind !== 'endingOfContract' || !hasEnding)
  if (elements.length === 0 && !contract.can.change) return null
  return (
    <Box
      component="section"
      aria-label={`${t('rh.element.of-contract')} ${contract.number}`}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="subtitle2" component="h3" sx={{ flexGrow: 1 }}>
          {t('rh.element.of-contract')}
        </Typography>
        {contract.can.change &&
          offered.map(kind => (
            <Button
              key={kind}
              size="small"
              variant="outlined"
              color="inherit"
              onClick={() => setOpen({ kind, element: null })}
            >
              {t(`rh.element.${kind}`)}
            </Button>
          ))}
      </Box>
      {elements.length === 0 && data && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('rh.element.none')}
        </Typography>
      )}
      {elements.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid' }}>
          {elements.map(element => (
            <ElementRow
              key={element.id}
              contract={contract}
              element={element}
              onEdit={() => setOpen({ kind: element.kind, element })}
            />
          ))}
        </Box>
      )}
      {open && <ElementDialog contract={contract} {...open} onClose={() => setOpen(null)} />}
    </Box>
  )
}

const isClosed = (state: ElementOfContract['state']) => state === 'cancelled' || state === 'declined'

type Dialog = NonNullable<Open> & { contract: Contract; onClose: () => void }

function ElementDialog({ kind, element, ...rest }: Dialog) {
  const of = <Kind extends ElementKind>(wanted: Kind) =>
    element?.kind === wanted ? (element as Extract<ElementOfContract, { kind: Kind }>) : null
  switch (kind) {
    case 'amendment':
      return <AmendmentDialog {...rest} amendment={of('amendment')} />
    case 'suspension':
      return <SuspensionDialog {...rest} suspension={of('suspension')} />
    case 'endingOfContract':
      return <EndingDialog {...rest} ending={of('endingOfContract')} />
  }
}
