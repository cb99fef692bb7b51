import DeleteOutlined from '~icons/ic/outline-delete'
import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { useField } from '#kernel/web/kit/use-field.ts'
import { type Panel, type Tile, type TileSize, tileSizes } from '../../dashboard.model.ts'
import { moveRow } from '../move-row.ts'
import { newOptionId } from '../new-option-id.ts'
import { OrderedList } from '../ordered-list.tsx'

type Props = { name: string; label: string; panels: readonly Panel[] }

/** The tiles of a dashboard, in their order; panels that are not there yet are offered below. */
export function TilesField({ name, label, panels }: Props) {
  const t = useT()
  const titleId = useId()
  const { value = [], change, error } = useField<Tile[] | undefined>(name, label)
  const labelOf = ({ panel }: Tile) => panels.find(({ key }) => key === panel)?.label ?? panel
  const left = panels.filter(({ key }) => !value.some(({ panel }) => panel === key))
  const add = ({ key, kind }: Panel) =>
    change([
      ...value,
      { id: newOptionId(), panel: key, size: kind === 'number' ? 'small' : 'medium', filters: { companyId: null } },
    ])
  const resize = (id: string, size: TileSize) => change(value.map(tile => (tile.id === id ? { ...tile, size } : tile)))
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle2" component="h3" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <OrderedList
        label={label}
        items={value}
        nameOf={labelOf}
        onMove={async (id, by) => change(moveRow(value, id, by))}
      >
        {tile => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Typography sx={{ flex: '1 1 160px' }}>{labelOf(tile)}</Typography>
            <Select
              size="small"
              value={tile.size}
              onChange={event => resize(tile.id, event.target.value as TileSize)}
              slotProps={{ input: { 'aria-label': t('configuration.dashboards.size-of', { name: labelOf(tile) }) } }}
            >
              {tileSizes.map(size => (
                <MenuItem key={size} value={size}>
                  {t(`configuration.dashboards.size.${size}`)}
                </MenuItem>
              ))}
            </Select>
            <Tooltip title={t('configuration.dashboards.remove-tile')}>
              <IconButton
                size="small"
                aria-label={`${t('configuration.dashboards.remove-tile')} : ${labelOf(tile)}`}
                onClick={() => change(value.filter(({ id }) => id !== tile.id))}
              >
                <DeleteOutlined fontSize="small" />
              </IconButton>
            </Tooltip>
          </Box>
        )}
      </OrderedList>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {left.map(panel => (
          <Button key={panel.key} size="small" variant="outlined" startIcon={<Add />} onClick={() => add(panel)}>
            {panel.label}
          </Button>
        ))}
      </Box>
      {error && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  )
}
