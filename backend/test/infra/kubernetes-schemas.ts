import { validate as deployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment';
import { validate as autoscaler } from 'kubernetes-models/_schemas/IoK8sApiAutoscalingV2HorizontalPodAutoscaler';
import { validate as configMap } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ConfigMap';
import { validate as namespace } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Namespace';
import { validate as secret } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Secret';
import { validate as service } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service';
import { validate as serviceAccount } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ServiceAccount';
import { validate as ingress } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1Ingress';
import { validate as networkPolicy } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy';
import { validate as disruptionBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget';
import type { Manifest } from './files.ts';

const SCHEMAS: Readonly<Record<string, (data: unknown) => boolean>> = {
  'apps/v1 Deployment': deployment,
  'autoscaling/v2 HorizontalPodAutoscaler': autoscaler,
  'networking.k8s.io/v1 Ingress': ingress,
  'networking.k8s.io/v1 NetworkPolicy': networkPolicy,
  'policy/v1 PodDisruptionBudget': disruptionBudget,
  'v1 ConfigMap': configMap,
  'v1 Namespace': namespace,
  'v1 Secret': secret,
  'v1 Service': service,
  'v1 ServiceAccount': serviceAccount,
};

/** Returns the errors of a manifest by the schemas of Kubernetes, and its unknown fields. */
export function validationErrors(manifest: Manifest): unknown[] {
  const validate = SCHEMAS[`${manifest.apiVersion} ${manifest.kind}`];
  if (validate === undefined) return [`unknown kind: ${manifest.apiVersion} ${manifest.kind}`];
  const { tracked, unreadFields } = trackReads(manifest);
  if (validate(tracked)) return unreadFields();
  const errors: unknown = Reflect.get(validate, 'errors');
  return Array.isArray(errors) ? errors : [errors];
}

/** The schemas allow unknown fields. A validator never reads them, so a field without a read is unknown. */
function trackReads(root: object): { readonly tracked: object; unreadFields(): string[] } {
  const all = new Map<string, boolean>();
  const wrap = (value: object, path: string): object => {
    for (const key of Object.keys(value)) all.set(`${path}/${key}`, Array.isArray(value));
    return new Proxy(value, {
      get(target, key) {
        const found: unknown = Reflect.get(target, key);
        if (typeof key === 'symbol') return found;
        all.set(`${path}/${key}`, true);
        return typeof found === 'object' && found !== null ? wrapOnce(found, `${path}/${key}`) : found;
      },
    });
  };
  const wrapped = new Map<object, object>();
  const wrapOnce = (value: object, path: string): object => {
    const known = wrapped.get(value) ?? wrap(value, path);
    wrapped.set(value, known);
    return known;
  };
  const unreadFields = () =>
    Array.from(all, ([path, read]) => (read ? '' : `${path} is unknown`)).filter(Boolean);
  return { tracked: wrapOnce(root, ''), unreadFields };
}
