import ChevronRight from '~icons/ic/baseline-chevron-right'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import type { DocumentType } from '../document-type.model.ts'
import { TypeChips } from './type-chips.tsx'

/** The types of one application; each leads to its objects. */
export function TypeList({ types }: { types: readonly DocumentType[] }) {
  const t = useT()
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {types.map(type => (
        <Box
          component="li"
          key={type.id}
          sx={{ borderTop: 1, borderColor: 'divider', '&:first-of-type': { border: 0 } }}
        >
          <ButtonBase
            component={Link}
            to={`/sun/administration/typeDocuments/configuration/${type.id}`}
            sx={{
              width: 1,
              minHeight: 56,
              px: 1,
              mx: -1,
              py: 1,
              gap: 2,
              justifyContent: 'flex-start',
              textAlign: 'start',
              borderRadius: '8px',
              '&:hover': { backgroundColor: 'action.hover' },
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography noWrap variant="subtitle2" component="p">
                {type.label}
              </Typography>
              <Typography noWrap variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                <bdi>{type.code}</bdi>
              </Typography>
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>
              {t('documents.type.objects', { count: type.objects.length })}
            </Typography>
            <TypeChips type={type} />
            <ChevronRight aria-hidden sx={{ color: 'text.secondary', '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
          </ButtonBase>
        </Box>
      ))}
    </Box>
  )
}
