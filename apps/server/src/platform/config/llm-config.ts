import type { LlmConfig } from '../llm/model.ts'
import { ConfigError } from './config-error.ts'

export interface LlmSettings extends LlmConfig {
  /** who answers when the model fails: nobody, and the Ask goes back, or the built-in voice, which says so */
  fallback: 'none' | 'almanac'
}

export interface LlmVariables {
  LLM_PROVIDER?: LlmConfig['provider'] | undefined
  LLM_URL?: string | undefined
  LLM_KEY: string | null
  LLM_MODEL: string | null
  LLM_FALLBACK?: LlmSettings['fallback'] | undefined
}

/** Where the providers themselves answer; there nobody is let in without a key. */
const OWN_ADDRESS = { openai: 'https://api.openai.com/v1', anthropic: 'https://api.anthropic.com' } as const

/**
 * null without LLM_PROVIDER. Throws ConfigError for a setting that is missing, or that means nothing without
 * another.
 */
export function readLlmConfig(variables: LlmVariables): LlmSettings | null {
  const {
    LLM_PROVIDER: provider,
    LLM_URL: url,
    LLM_KEY: key,
    LLM_MODEL: model,
    LLM_FALLBACK: fallback,
  } = variables
  if (!provider) {
    const lost = (['LLM_URL', 'LLM_KEY', 'LLM_MODEL', 'LLM_FALLBACK'] as const).find(
      (name) => variables[name],
    )
    if (lost) throw new ConfigError(`LLM_PROVIDER must be openai or anthropic when ${lost} is set`)
    return null
  }
  if (!model) throw new ConfigError('LLM_MODEL must be the name of a model when LLM_PROVIDER is set')
  if (!url && !key)
    throw new ConfigError(`LLM_KEY must be set for ${provider} itself; for a model of your own set LLM_URL`)
  return { provider, url: url ?? OWN_ADDRESS[provider], key, model, fallback: fallback ?? 'none' }
}
