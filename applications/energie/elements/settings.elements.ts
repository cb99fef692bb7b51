import { page } from '#kernel/shared/elements.ts'

export const settingElements = [
  page('/energie/parametrage', {
    name: { fr: 'Paramétrage', en: 'Settings', es: 'Parámetros', ar: 'الإعدادات' },
  }),
  page('/energie/parametrage/volumetrie', {
    name: { fr: 'Volumétrie', en: 'Volumes', es: 'Volúmenes', ar: 'الكميات التعاقدية' },
  }),
]
