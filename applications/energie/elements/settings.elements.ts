import { page } from '#kernel/shared/elements.ts'

export const settingElements = [
  page('/energie/parametrage', {
    name: { fr: 'Paramétrage', en: 'Settings', es: 'Parámetros', ar: 'الإعدادات' },
  }),
  page('/energie/parametrage/volumetrie', {
    name: { fr: 'Volumétrie', en: 'Volumes', es: 'Volúmenes', ar: 'الكميات التعاقدية' },
    plan: {
      fr: 'Les volumes contractés, cliqués et consommés par mois, et leur effet sur le prix moyen.',
      en: 'Volumes contracted, clicked and used by month, and their effect on the mean price.',
      es: 'Los volúmenes contratados, fijados y consumidos por mes, y su efecto en el precio medio.',
      ar: 'الكميات المتعاقد عليها والمثبّتة والمستهلكة شهريا، وأثرها على متوسط السعر.',
    },
  }),
]
