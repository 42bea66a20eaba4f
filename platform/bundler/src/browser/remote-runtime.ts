/// <reference types="@rspack/core/module" />
import * as own from 'react-refresh/runtime'
import type {} from './host-runtime.ts'

/** Name of this build. */
declare const __react_refresh_library__: string

// A released host has React's production build, which cannot replace components, so its pages reload.
const hosts = window.refreshRuntime
if (!hosts)
  import.meta.webpackHot?.addStatusHandler((status) => status === 'prepare' && window.location.reload())

const runtime = hosts ?? own
export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  isLikelyComponentType,
  performReactRefresh,
} = runtime

/** Modules of different builds may have the same id. */
export const register = (type: unknown, id: string) =>
  runtime.register(type, `${__react_refresh_library__} ${id}`)

/** The host has already done this, before it loaded React. */
export const injectIntoGlobalHook = () => {}
