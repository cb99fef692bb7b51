import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { StatCard } from '#kernel/web/kit/stat-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { contractsPath } from '#rh/contracts/contracts-place.model.ts'
import type { StaffFigures } from '../indicator.model.ts'
import type { Narrowing } from './use-filters-of-indicators.ts'

type Props = { figures: StaffFigures; narrowing: Narrowing }

/** Days ahead that these figures look. */
const ahead = 30

/** What contracts wait for, each figure opening its list; red only where something is to be done. */
export function ContractTiles({ figures, narrowing }: Props) {
  const t = useT()
  const { number } = useFormat()
  const { day, unsigned, trialEnding, elementsUnsigned, undeclared, opensContracts } = figures
  const soon = Temporal.PlainDate.from(day).add({ days: ahead }).toString()
  const note = (count: number, text: string) => (count > 0 ? { note: { text, isAlarming: true } } : {})
  const tiles = [
    {
      label: t('rh.indicators.unsigned'),
      value: unsigned,
      chosen: { missing: 'signature', hiredBefore: soon },
      ...note(unsigned, t('rh.indicators.unsigned-why')),
    },
    { label: t('rh.indicators.trial-ending'), value: trialEnding, chosen: { trialEndsBefore: soon } },
    {
      label: t('rh.indicators.elements-unsigned'),
      value: elementsUnsigned,
      chosen: { missing: 'elements' },
      ...note(elementsUnsigned, t('rh.indicators.elements-unsigned-why')),
    },
    {
      label: t('rh.indicators.undeclared'),
      value: undeclared,
      chosen: { missing: 'dpae' },
      ...note(undeclared, t('rh.indicators.undeclared-why')),
    },
  ]
  const leads = opensContracts && !narrowing.unitId
  return (
    <Box sx={row}>
      {tiles.map(({ value, chosen, ...tile }) => (
        <StatCard
          key={tile.label}
          {...tile}
          value={number(value)}
          {...(leads && { to: addressOf({ company: narrowing.companyId, site: narrowing.siteId, ...chosen }) })}
        />
      ))}
    </Box>
  )
}

const addressOf = (chosen: Readonly<Record<string, string | undefined>>) =>
  `${contractsPath}?${new URLSearchParams(
    Object.entries(chosen).flatMap(([name, value]) => (value ? [[`f.${name}`, value]] : [])),
  )}`

const row = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
}
