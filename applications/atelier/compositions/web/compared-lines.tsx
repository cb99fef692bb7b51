import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Composition } from '../composition.model.ts'

type Line = { id: string; name: string; now: string | null; loss: string; before: string | null }

/** The recipe and the packaging, each line beside what the version before said of it. */
export function ComparedLines({ composition }: { composition: Composition }) {
  const t = useT()
  const { number } = useFormat()
  const { raws, packagings, former } = composition
  const percent = (value: number) => t('atelier.composition.percent', { pct: number(value) })
  const counted = ({ quantity, unit }: Composition['packagings'][number]) =>
    unit === 'piece' ? number(quantity) : `${number(quantity)} ${t(`trade.unit.${unit}`).toLocaleLowerCase()}`
  const ofRaws = compared(
    raws.map(({ familyId, family, pct, lossPct }) => ({ id: familyId, name: family, said: percent(pct), lossPct })),
    former?.raws.map(({ familyId, family, pct }) => ({ id: familyId, name: family, said: percent(pct) })),
  )
  const ofPackagings = compared(
    packagings.map(line => ({
      id: line.packagingId,
      name: line.packaging,
      said: counted(line),
      lossPct: line.lossPct,
    })),
    former?.packagings.map(line => ({ id: line.packagingId, name: line.packaging, said: counted(line) })),
  )
  const beside = former && t('atelier.composition.version-number', { number: former.versionNo })
  return (
    <>
      <Compared
        title={t('atelier.composition.raws')}
        told={t('atelier.composition.share')}
        lines={ofRaws}
        beside={beside}
      />
      {ofPackagings.length > 0 && (
        <Compared
          title={t('atelier.composition.packagings')}
          told={t('atelier.composition.quantity')}
          lines={ofPackagings}
          beside={beside}
        />
      )}
    </>
  )

  function compared(
    now: readonly { id: string; name: string; said: string; lossPct: number }[],
    before: readonly { id: string; name: string; said: string }[] = [],
  ): Line[] {
    const known = new Map(before.map(line => [line.id, line]))
    const gone = before.filter(({ id }) => !now.some(line => line.id === id))
    return [
      ...now.map(({ id, name, said, lossPct }) => ({
        id,
        name,
        now: said,
        loss: lossPct === 0 ? '' : percent(lossPct),
        before: known.get(id)?.said ?? null,
      })),
      ...gone.map(({ id, name, said }) => ({ id, name, now: null, loss: '', before: said })),
    ]
  }
}

function Compared({
  title,
  told,
  lines,
  beside,
}: {
  title: string
  told: string
  lines: readonly Line[]
  beside: string | null
}) {
  const t = useT()
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{title}</TableCell>
            <TableCell align="right">{told}</TableCell>
            <TableCell align="right">{t('atelier.composition.loss')}</TableCell>
            {beside && <TableCell align="right">{beside}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ id, name, now, loss, before }) => (
            <TableRow key={id} sx={beside && now !== before ? { bgcolor: 'action.hover', fontWeight: 600 } : {}}>
              <TableCell sx={now === null ? { textDecoration: 'line-through' } : {}}>{name}</TableCell>
              <TableCell align="right">{now ?? '—'}</TableCell>
              <TableCell align="right">{loss || '—'}</TableCell>
              {beside && <TableCell align="right">{before ?? '—'}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
