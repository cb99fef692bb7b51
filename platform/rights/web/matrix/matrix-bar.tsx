import DownloadOutlined from '~icons/ic/outline-download'
import Undo from '~icons/ic/baseline-undo'
import UnfoldLess from '~icons/ic/baseline-unfold-less'
import UnfoldMore from '~icons/ic/baseline-unfold-more'
import Box from '@mui/material/Box'
import MuiChip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Tooltip from '@mui/material/Tooltip'
import type { ReactElement } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { SearchBox } from '#kernel/web/kit/search-box.tsx'
import { PersonSearch } from '../person-search.tsx'
import { LevelSign } from './level-sign.tsx'
import { levelStyles } from './level-styles.ts'
import type { MatrixColumn } from './matrix-column.ts'
import type { Followed } from './use-followed.ts'
import type { Matrix } from './use-matrix.ts'
import type { MatrixFilter } from './use-matrix-filter.ts'
import { useLevelNames } from './use-level-names.ts'

type Props = {
  matrix: Matrix
  filter: MatrixFilter
  followed: Followed
  isUnfolded: boolean
  onUnfold: (isUnfolded: boolean) => void
  onExport: () => void
  /** On a phone: the columns to choose one from. */
  columns: readonly MatrixColumn[] | undefined
  nameOfColumn: (column: MatrixColumn) => string
}

/** Over the grid: what is sought, what the colours mean, and the file of it. */
export function MatrixBar({ matrix, filter, followed, isUnfolded, onUnfold, onExport, columns, nameOfColumn }: Props) {
  const t = useT()
  const nameOf = useLevelNames()
  const applications = (matrix.tree.childrenOf.get(null) ?? []).filter(({ applicationId }) => applicationId !== null)
  const chosen = columns?.find(({ key }) => key === filter.columnKey) ?? columns?.[0]
  return (
    <Box sx={[bar, theme => levelStyles(theme)]}>
      <Box
        sx={{
          flex: { xs: '1 1 100%', sm: '1 1 150px' },
          maxWidth: { sm: 300 },
          '& .MuiOutlinedInput-root': { width: 1 },
        }}
      >
        <SearchBox value={filter.words} onSearch={filter.setWords} placeholder={t('rights.matrix.filter')} />
      </Box>
      <Select
        size="small"
        displayEmpty
        value={filter.applicationId === null ? '' : String(filter.applicationId)}
        onChange={({ target }) => filter.setApplication(target.value === '' ? null : Number(target.value))}
        slotProps={{ input: { 'aria-label': t('field.application') } }}
        sx={{ width: { xs: 1, sm: 165 } }}
      >
        <MenuItem value="">{t('field.allApplications')}</MenuItem>
        {applications.map(({ id, applicationId, name }) => (
          <MenuItem key={id} value={String(applicationId)}>
            {name}
          </MenuItem>
        ))}
      </Select>
      {chosen && (
        <Select
          size="small"
          value={chosen.key}
          onChange={({ target }) => filter.setColumn(target.value)}
          slotProps={{ input: { 'aria-label': t('field.column') } }}
          sx={{ flex: '1 1 100%' }}
        >
          {columns?.map(column => (
            <MenuItem key={column.key} value={column.key}>
              {nameOfColumn(column)}
            </MenuItem>
          ))}
        </Select>
      )}
      <MuiChip
        label={t('rights.matrix.only-differing')}
        variant={filter.onlyDiffering ? 'filled' : 'outlined'}
        color={filter.onlyDiffering ? 'primary' : 'default'}
        aria-pressed={filter.onlyDiffering}
        onClick={() => filter.setOnlyDiffering(!filter.onlyDiffering)}
        sx={{ minHeight: 32 }}
      />
      {followed.isAllowed && (
        <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 190px' } }}>
          <PersonSearch
            size="small"
            label={t('rights.matrix.follow')}
            value={followed.person}
            onChange={followed.follow}
          />
        </Box>
      )}
      <Box
        aria-hidden
        sx={{ display: { xs: 'none', lg: 'flex' }, gap: 0.5, marginInlineStart: 'auto', '& .level': { minWidth: 0 } }}
      >
        {([1, 2, 3] as const).map(level => (
          <LevelSign key={level} setting={level} name={nameOf('PAGE', level)} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', marginInlineStart: { xs: 'auto', lg: 0 } }}>
        {matrix.canUndo && <Tool label={t('rights.matrix.undo')} icon={<Undo />} onClick={matrix.undo} />}
        <Tool
          label={t(isUnfolded ? 'verb.foldAll' : 'verb.unfoldAll')}
          icon={isUnfolded ? <UnfoldLess /> : <UnfoldMore />}
          onClick={() => onUnfold(!isUnfolded)}
        />
        <Tool label={t('rights.matrix.export')} icon={<DownloadOutlined />} onClick={onExport} />
      </Box>
    </Box>
  )
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  p: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
}

const Tool = ({ label, icon, onClick }: { label: string; icon: ReactElement; onClick: () => void }) => (
  <Tooltip title={label}>
    <IconButton aria-label={label} onClick={onClick} sx={{ '& svg': { fontSize: 20 } }}>
      {icon}
    </IconButton>
  </Tooltip>
)
