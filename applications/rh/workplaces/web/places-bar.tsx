import UnfoldLess from '~icons/ic/baseline-unfold-less'
import UnfoldMore from '~icons/ic/baseline-unfold-more'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useT } from '#kernel/web/i18n.ts'
import { SearchBox } from '#kernel/web/kit/search-box.tsx'
import type { ListState } from '#kernel/web/kit/use-list-state.ts'

type Props = { list: ListState; showsArchived: boolean; openAll: () => void; closeAll: () => void }

/** What narrows the tree or unfolds it. */
export function PlacesBar({ list, showsArchived, openAll, closeAll }: Props) {
  const t = useT()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: 1.5 }}>
      <SearchBox value={list.search} onSearch={list.setSearch} placeholder={t('rh.places.search')} />
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={showsArchived}
            onChange={(_, isOn) => list.setFilter('archived', isOn ? 'yes' : null)}
          />
        }
        label={t('rh.places.archived')}
        sx={{ marginInlineStart: 0.5 }}
      />
      <Box sx={{ flex: 1, display: { xs: 'none', sm: 'flex' }, justifyContent: 'flex-end', gap: 1 }}>
        <Button size="small" color="inherit" startIcon={<UnfoldMore />} onClick={openAll}>
          {t('verb.unfoldAll')}
        </Button>
        <Button size="small" color="inherit" startIcon={<UnfoldLess />} onClick={closeAll}>
          {t('verb.foldAll')}
        </Button>
      </Box>
    </Box>
  )
}
