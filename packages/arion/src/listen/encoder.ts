/**
 * Embeddings and first layer of a transformer over the pieces of a text, those of the Universal Sentence
 * Encoder (lite) as shipped. Each ear has a second layer of its own, trained further on our questions.
 */
import * as tf from '@tensorflow/tfjs-core'
import type { Tensor, Tensor2D } from '@tensorflow/tfjs-core'
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import { wasmFolder } from './model-files.ts'
import type { FindWeight, Weight } from './shipped-weights.ts'

const HEADS = 4
const EPSILON = 1e-6
/** Width of what comes out, for each piece and for the whole. */
export const WIDTH = 512

/** Rows of the pieces of one text (at least one), [pieces, 512]; they belong to the caller's `tf.tidy`. */
export type Encode = (ids: readonly number[]) => Tensor2D

/** Starts the numeric library; once in a thread is enough. */
export async function startTensors(): Promise<void> {
  setWasmPaths(wasmFolder())
  if (!(await tf.setBackend('wasm'))) throw new Error('WebAssembly cannot be started for the reader')
}

export function openEncoder(shipped: FindWeight): Encode {
  const embeddings = tensor(shipped('Embeddings_en'))
  const frequencies = tensor(shipped('TimingSignal/ExpandDims_1'))
  const first = openLayer((name) => tensor(shipped('Layer_0/', ...SHIPPED_NAMES[name])), 'widens')
  return (ids) => {
    const places = tf.mul(tf.reshape(tf.range(0, ids.length), [-1, 1]), frequencies)
    const timing = tf.concat([tf.sin(places), tf.cos(places)], 1)
    const embedded = tf.gather(embeddings, tf.tensor1d([...ids], 'int32'))
    return first(tf.add<Tensor2D>(tf.mul(embedded, 2), timing))
  }
}

/** What the encoder makes of a text as shipped, from the rows of its pieces: one of length 1, [1, 512]. */
export function openSentence(shipped: FindWeight): (rows: Tensor2D) => Tensor2D {
  const second = openLayer((name) => tensor(shipped('Layer_1/', ...SHIPPED_NAMES[name])), 'keeps')
  const whole = dense(tensor(shipped('tanh_layer_0/weights')), tensor(shipped('tanh_layer_0/bias')))
  return (rows) => {
    const said = tf.tanh(whole(tf.reshape(tf.mean(second(rows), 0), [1, WIDTH])))
    return tf.div(said, tf.norm(said))
  }
}

/** Each row to mean 0 and variance 1. */
export function normalized(rows: Tensor2D): Tensor2D {
  const centered = tf.sub(rows, tf.mean(rows, 1, true))
  const variance = tf.mean(tf.square(centered), 1, true)
  return tf.mul(centered, tf.rsqrt(tf.add(variance, EPSILON)))
}

export function tensor({ shape, values }: Weight): Tensor {
  return tf.tensor(values, shape)
}

export function dense(kernel: Tensor, bias: Tensor): (rows: Tensor2D) => Tensor2D {
  const [outs] = kernel.shape.slice(-1)
  const flat = tf.reshape(kernel, [-1, outs!]) as Tensor2D
  return (rows) => tf.add(tf.matMul(rows, flat), bias)
}

type Part = keyof typeof SHIPPED_NAMES

/** A layer of the transformer: each piece hears all others. */
export function openLayer(
  part: (name: Part) => Tensor,
  width: 'keeps' | 'widens',
): (rows: Tensor2D) => Tensor2D {
  const attentionNorm = norm(part('attention.scale'), part('attention.shift'))
  const outward = dense(part('attention.outward'), part('attention.outward_bias'))
  const inward = dense(part('attention.inward'), part('attention.inward_bias'))
  const feedNorm = norm(part('feed.scale'), part('feed.shift'))
  const wide = dense(part('feed.wide'), part('feed.wide_bias'))
  const narrow = dense(part('feed.narrow'), part('feed.narrow_bias'))
  const residual =
    width === 'widens' ? dense(part('residual'), part('residual_bias')) : (rows: Tensor2D) => rows
  return (rows) => {
    const attended = inward(attention(outward(attentionNorm(rows))))
    const between = tf.add(residual(rows), attended) as Tensor2D
    return tf.add(between, narrow(tf.relu(wide(feedNorm(between)))))
  }
}

function norm(scale: Tensor, shift: Tensor): (rows: Tensor2D) => Tensor2D {
  return (rows) => tf.add(tf.mul(normalized(rows), scale), shift)
}

/** Queries, keys and values side by side in, what each piece takes from all others out. */
function attention(rows: Tensor2D): Tensor2D {
  const [length] = rows.shape
  const width = rows.shape[1] / 3 / HEADS
  const [queries, keys, values] = tf
    .split(rows, 3, 1)
    .map((part) => tf.transpose(tf.reshape(part, [length, HEADS, width]), [1, 0, 2]))
  const nearness = tf.matMul(tf.mul(queries!, width ** -0.5), keys!, false, true)
  const taken = tf.matMul(tf.softmax(nearness), values!)
  return tf.reshape(tf.transpose(taken, [1, 0, 2]), [length, HEADS * width])
}

/** What the parts of a layer are called in the package. */
const SHIPPED_NAMES = {
  'attention.scale': ['TransformerLayer/layer_prepostprocess', 'norm_scale'],
  'attention.shift': ['TransformerLayer/layer_prepostprocess', 'norm_bias'],
  'attention.outward': ['qkv_transform_single/kernel'],
  'attention.outward_bias': ['qkv_transform_single/bias'],
  'attention.inward': ['output_transform_single/kernel'],
  'attention.inward_bias': ['output_transform_single/bias'],
  'feed.scale': ['FFN/layer_prepostprocess', 'norm_scale'],
  'feed.shift': ['FFN/layer_prepostprocess', 'norm_bias'],
  'feed.wide': ['FFN/conv1/Tensordot/Reshape_1'],
  'feed.wide_bias': ['FFN/conv1/bias'],
  'feed.narrow': ['FFN/conv2/Tensordot/Reshape_1'],
  'feed.narrow_bias': ['FFN/conv2/bias'],
  residual: ['dense/kernel'],
  residual_bias: ['dense/bias'],
} as const
