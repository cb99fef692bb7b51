import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { visuallyHidden } from '#kernel/web/kit/hidden.ts'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { PlaceOfTree } from '../place.model.ts'

export type ActOnPlace = 'edit' | 'add' | 'rows'

type Props = { places: readonly PlaceOfTree[]; onAct: (act: ActOnPlace, place: PlaceOfTree) => void }

/** Where there is no room for it beside the name, a column stays away. */
const besideOnly = { display: { xs: 'none', md: 'table-cell' } }
const indentOf = ({ depth }: PlaceOfTree) => ({ xs: 1.5 + depth * 1.5, md: 1.5 + depth * 3 })

/** Places below what holds them, each with its area and what stands in it. */
export function PlaceTable({ places, onAct }: Props) {
  const t = useT()
  const { number } = useFormat()
  const area = (m2: number | null) => (m2 === null ? '—' : number(m2, { minimumFractionDigits: 2 }))
  const actionsOf = (place: PlaceOfTree) =>
    place.can.edit
      ? [
          { label: t('verb.edit'), onSelect: () => onAct('edit', place) },
          { label: t('culture.places.add-in'), onSelect: () => onAct('add', place) },
          ...(place.kind === 'site'
            ? []
            : [{ label: t('culture.places.make-rows'), onSelect: () => onAct('rows', place) }]),
        ]
      : []
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <Table aria-label={t('culture.places.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('field.name')}</TableCell>
            <TableCell sx={besideOnly}>{t('field.code')}</TableCell>
            <TableCell align="right">{t('culture.places.cultivated')}</TableCell>
            <TableCell align="right" sx={besideOnly}>
              {t('culture.places.held')}
            </TableCell>
            <TableCell align="right">{t('culture.places.rows')}</TableCell>
            <TableCell>
              <span style={visuallyHidden}>{t('kernel.table.actions')}</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {places.map(place => (
            <TableRow key={place.id} hover>
              <TableCell sx={{ paddingInlineStart: indentOf(place) }}>
                {place.can.edit ? (
                  <Link
                    component="button"
                    type="button"
                    onClick={() => onAct('edit', place)}
                    sx={{ fontWeight: 600, textAlign: 'start', color: 'text.primary' }}
                  >
                    {place.name}
                  </Link>
                ) : (
                  <b>{place.name}</b>
                )}
                <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                  {t(`culture.places.kind.${place.kind}`)}
                </Typography>
              </TableCell>
              <TableCell sx={besideOnly}>{place.code}</TableCell>
              <TableCell align="right">{area(place.cultivatedM2)}</TableCell>
              <TableCell align="right" sx={besideOnly}>
                {area(place.heldM2)}
              </TableCell>
              <TableCell align="right">{number(place.rows)}</TableCell>
              <TableCell align="right">
                <RowMenu label={t('kernel.table.actions-of', { name: place.name })} actions={actionsOf(place)} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  )
}
