import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'energie.energy-companies.file': 'energy-companies',
  'energie.energy-companies.new': 'شركة جديدة',
  'energie.energy-companies.none': 'لا شركات',
  'energie.energy-companies.none-text': 'أنشئ شركة ثم عدادا.',
  'energie.energy-companies.search': 'اسم شركة',
  'energie.energy-companies.site': 'الموقع',
} satisfies Labels
