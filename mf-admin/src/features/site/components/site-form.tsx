import { type SiteFactsForm, type SiteFactsInput, siteFactsInput } from '@arunika/admin-contracts'
import {
  DEFAULT_LANGUAGE,
  HOMES,
  type Home,
  LANGUAGES,
  SOCIAL_NETWORKS,
  sampleFacts,
} from '@arunika/contracts/site'
import { Field, VisuallyHidden } from '@arunika/ui'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { ReactNode } from 'react'
import { type FieldPath, type UseFormReturn, useForm } from 'react-hook-form'
import { AdminForm } from '../../../components/form/admin-form.tsx'
import radio from '../../../components/form/radio-option.module.css'
import { TextInLanguage } from '../../../components/translation/text-in-language.tsx'
import { describeTranslations, translatedValues } from '../../../components/translation/translated-texts.ts'
import type { FieldText } from '../../../components/versions/field-texts.ts'
import { getSiteFacts, SITE_FACTS, saveSiteFacts } from '../api/site-facts.ts'
import { LogoChoice } from './logo-choice.tsx'
import styles from './site-form.module.css'

type SiteFactsControl = UseFormReturn<SiteFactsInput>

const HOME_NAMES: Readonly<Record<Home, string>> = {
  split: 'Studio and academy, side by side',
  video: 'A film over the whole window',
}

const PARTNER = { name: 'text', label: 'What they are to us', kind: 'multi-line' } as const

const partnerOf = ({ name, text, translations, logo }: SiteFactsForm['partners']['studio']) => ({
  ...{ name, text },
  ...translatedValues([PARTNER], (language) => translations?.[language]),
  logoFile: logo?.path ?? '',
})

const valuesOf = ({ updatedAt, partners, ...facts }: SiteFactsForm): SiteFactsInput => ({
  ...facts,
  partners: { studio: partnerOf(partners.studio), academy: partnerOf(partners.academy) },
  if_updated_at: updatedAt,
})

const textOf = ({ name, text, logoFile, ...translated }: SiteFactsInput['partners']['studio']) => {
  const translations = describeTranslations([PARTNER], translated).map(({ value }) => value)
  return [name, text, ...translations, logoFile && `Logo: ${logoFile}`].filter(Boolean).join('\n')
}

const describe = ({ home, partners, social, latitude, longitude, ...texts }: SiteFactsInput): FieldText[] => [
  { label: 'Home page', value: HOME_NAMES[home] },
  { label: 'Phone', value: texts.phone },
  { label: 'E-mail', value: texts.email },
  { label: 'Address', value: [texts.street, texts.city, texts.region, texts.locality].join('\n') },
  { label: 'Map', value: `${texts.mapsUrl}\n${latitude}, ${longitude}` },
  ...SOCIAL_NETWORKS.map((name) => ({ label: name, value: social[name] })),
  { label: 'Partner of the studio', value: textOf(partners.studio) },
  { label: 'Partner of the academy', value: textOf(partners.academy) },
]

/** Company facts for every page, and the home page variant. */
export function SiteForm({ facts }: { facts: SiteFactsForm }) {
  const form = useForm<SiteFactsInput>({
    resolver: standardSchemaResolver(siteFactsInput),
    defaultValues: valuesOf(facts),
  })
  return (
    <AdminForm
      form={form}
      save={saveSiteFacts}
      listPath="/admin"
      listKey={SITE_FACTS}
      onStayed={() => {}}
      versions={{
        noun: 'site',
        loadTheirs: async () => valuesOf(await getSiteFacts()),
        describe,
      }}
    >
      <Samples form={form} />
      <HomeChoice form={form} />
      <Group title="Contacts">
        <Text form={form} name="phone" label="Phone" hint="With the country code: +62 22 …" type="tel" />
        <Text form={form} name="email" label="E-mail" type="email" />
      </Group>
      <Group title="Address">
        <Text form={form} name="street" label="Street" />
        <Text form={form} name="city" label="City" />
        <Text form={form} name="region" label="Region" />
        <Text form={form} name="locality" label="City and country" hint="As visitors read it." />
        <Text form={form} name="mapsUrl" label="Link to a map" type="url" />
        <Text
          form={form}
          name="latitude"
          label="Latitude"
          hint="Degrees, for search engines."
          type="number"
        />
        <Text form={form} name="longitude" label="Longitude" type="number" />
      </Group>
      <Group title="Profiles" hint="Visitors see those that have an address.">
        {SOCIAL_NETWORKS.map((name) => (
          <Text key={name} form={form} name={`social.${name}`} label={name} type="url" />
        ))}
      </Group>
      {(['studio', 'academy'] as const).map((house) => (
        <Group key={house} title={`Partner of the ${house}`}>
          <Text form={form} name={`partners.${house}.name`} label="Name" />
          {LANGUAGES.map((language) => (
            <TextInLanguage
              key={language}
              form={form}
              text={{ ...PARTNER, name: `partners.${house}.text` }}
              language={language}
              hint={language !== DEFAULT_LANGUAGE && 'Leave empty to show the English text.'}
            />
          ))}
          <LogoChoice form={form} house={house} />
        </Group>
      ))}
    </AdminForm>
  )
}

/** Sample data that must be replaced before the launch. */
function Samples({ form }: { form: SiteFactsControl }) {
  const samples = sampleFacts(form.watch())
  if (samples.length === 0) return null
  return (
    <p className={styles.samples} role="note">
      <strong>Still samples:</strong> {samples.join(', ')}. Replace them before the site is launched.
    </p>
  )
}

/** Selects the home page variant; both can be previewed. */
function HomeChoice({ form }: { form: SiteFactsControl }) {
  return (
    <Group title="Home page">
      {HOMES.map((home) => (
        <div key={home} className={styles.home}>
          <label className={radio.option}>
            <input type="radio" value={home} {...form.register('home')} />
            {HOME_NAMES[home]}
          </label>
          <a href={`/?home=${home}`} target="_blank" rel="noreferrer">
            Look at it<VisuallyHidden>: {HOME_NAMES[home]}</VisuallyHidden>
          </a>
        </div>
      ))}
    </Group>
  )
}

function Group({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}

interface TextProps {
  form: SiteFactsControl
  name: FieldPath<SiteFactsInput>
  label: string
  hint?: string
  type?: 'text' | 'tel' | 'email' | 'url' | 'number'
}

function Text({ form, name, label, hint, type = 'text' }: TextProps) {
  const { error } = form.getFieldState(name, form.formState)
  const options = type === 'number' ? { valueAsNumber: true } : {}
  return (
    <Field label={label} hint={hint} error={error?.message}>
      {(props) => (
        <input
          {...props}
          {...form.register(name, options)}
          type={type}
          {...(type === 'number' && { step: 'any' })}
          autoComplete="off"
          dir="auto"
        />
      )}
    </Field>
  )
}
